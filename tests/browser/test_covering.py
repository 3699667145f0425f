"""What is chosen between never lies under the choice: both sides of an ambassador, at every size."""

import pytest

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.test_sizes import CROWDS, LANGUAGES, SIZES, sit_down, speak

COVERED = """() => {
  const menu = document.querySelector('[role=menu]').closest('.menu').getBoundingClientRect();
  const shown = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom };
  };
  const faults = [];
  for (const one of document.querySelectorAll('main.board [data-target], .seat')) {
    const box = shown(one);
    if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
    const across = box.left < menu.right - 1 && box.right > menu.left + 1;
    if (across && box.top < menu.bottom - 1 && box.bottom > menu.top + 1)
      faults.push(`covered: ${one.dataset.target ?? one.textContent}`);
  }
  for (const one of document.querySelectorAll('[role=menu] button')) {
    const box = one.getBoundingClientRect();
    const out = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (out) faults.push(`off: ${one.textContent}`);
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`too wide: ${one.textContent}`);
  }
  const chosen = shown(document.querySelector('main.board .chosen'));
  if (chosen.bottom - chosen.top < 20) faults.push('the place itself is out of sight');
  return faults;
}"""


@pytest.mark.parametrize("language", ["ru", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "uk"))])
def test_the_two_sides_of_an_ambassador_cover_nothing(house: House, reception: Reception, language: str) -> None:
    assert language in LANGUAGES
    visit = reception.welcome(house, 1920, 1080)
    sit_down(visit, CROWDS["federation, a turn"])
    speak(visit.page, language)
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.locator('main.board .lit[data-target^="space:"]').first.click()
        visit.page.locator("[role=menu] [data-action]").first.wait_for()
        visit.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert visit.page.evaluate(COVERED) == [], (width, height)
        visit.page.keyboard.press("Escape")
        visit.page.locator("[role=menu]").wait_for(state="detached")
