/** QR codes: the correction and the words about a code as the standard has them, and the code read back. */
import { describe, expect, it } from "vitest";

import { correction, qrCode } from "./qr";

const LINK = "https://astrarium.example/join/bcdfghjkmn/2/Zk3vN0a1b2c3d4e5f6g7hQ";

/** A row or column as text. */
const text = (modules: readonly boolean[]): string => modules.map((dark) => (dark ? "1" : "0")).join("");

describe("a QR code", () => {
  it("corrects as the standard says", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("is as large as its text needs, and is left out where that is too much", () => {
    expect(qrCode("a")).toHaveLength(21);
    expect(qrCode(LINK)).toHaveLength(37);
    expect(qrCode("a".repeat(213))).toHaveLength(57);
    expect(qrCode("a".repeat(214))).toBeNull();
  });

  it("has its corners, its lines, and the same words about itself twice", () => {
    const code = qrCode(LINK)!;
    const size = code.length;
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      expect(text(code[y]!.slice(x, x + 7))).toBe("1111111");
      expect(text(code[y + 1]!.slice(x, x + 7))).toBe("1000001");
      expect(text(code[y + 3]!.slice(x, x + 7))).toBe("1011101");
    }
    expect(text(code[6]!.slice(8, size - 8))).toMatch(/^(10)+1$/);
    const column = code.map((row) => row[8]!);
    const first = [...code[8]!.slice(0, 6), code[8]![7]!, code[8]![8]!, column[7]!, ...column.slice(0, 6).reverse()];
    const second = [...column.slice(size - 7).reverse(), ...code[8]!.slice(size - 8)];
    expect(text(first)).toBe(text(second));
    expect(column[size - 8]).toBe(true);
  });

  it("is always the same for the same text", () => {
    expect(qrCode(LINK)).toEqual(qrCode(LINK));
    expect(qrCode(LINK)).not.toEqual(qrCode(`${LINK}x`));
  });
});
