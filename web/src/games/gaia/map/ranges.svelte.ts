/** How far a seat reaches, asked of the engine while somebody wants to see it. */
import type { BoardProps } from "../../../table/board";
import type { Range, Reached } from "../view_types";

export class Ranges {
  reached = $state.raw<Reached[]>([]);

  /** `seat` is null while nobody looks. */
  constructor(board: () => BoardProps, seat: () => number | null) {
    $effect(() => {
      const { confirmed, overlay } = board();
      const asked = seat();
      let current = true;
      if (asked === null || !confirmed) this.reached = [];
      else
        void overlay<Range>(`range:${asked}`).then((found) => {
          if (current) this.reached = found?.hexes ?? [];
        });
      return () => (current = false);
    });
  }
}
