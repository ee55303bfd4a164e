"""A television in a browser: opened once, then never touched."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.player import Player

HD, UHD = (1920, 1080), (3840, 2160)
SMALLEST = 2.2  # of the screen's height, in hundredths: readable from three metres

# What is written smaller or paler than it should be, cut off, or over the edge of the screen.
FAULTS = """
(smallest) => {
  const screen = document.querySelector('.screen')
  const scale = screen.getBoundingClientRect().height / screen.offsetHeight
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.vh, .card') && element.getBoundingClientRect().width > 3
  const own = ({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const outside = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parts = (colour) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
  }
  const luminance = (colour) =>
    parts(colour).slice(0, 3)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0)
  const ground = (element) => {
    while (element && parts(getComputedStyle(element).backgroundColor)[3] < 1)
      element = element.parentElement
    return element ? getComputedStyle(element).backgroundColor : 'white'
  }
  const contrast = (element) => {
    const both = [getComputedStyle(element).color, ground(element)].map(luminance)
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
  }
  const faults = []
  for (const element of document.querySelectorAll('.screen *')) {
    if (!own(element) || !seen(element)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scale
    const share = (100 * size) / innerHeight
    const words = element.textContent.trim().slice(0, 20)
    if (share < smallest) faults.push(`${words}: ${share.toFixed(2)} %`)
    if (outside(element.getBoundingClientRect())) faults.push(`${words}: outside`)
    const name = element.matches('.nm b, .gathers b, .ended b, .pf span')
    if (name && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${words}: not whole`)
    if (contrast(element) < 4.5) faults.push(`${words}: pale, ${contrast(element).toFixed(1)}`)
    const pad = element.closest('.pad')?.getBoundingClientRect()
    const { right, bottom } = element.getBoundingClientRect()
    if (pad && (right > pad.right + 1 || bottom > pad.bottom + 1))
      faults.push(`${words}: cut off`)
  }
  return faults
}
"""


class Television:
    """A screen on the wall."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        player.go("/tv")

    @property
    def code(self) -> str:
        """What somebody has to type."""
        expect(self.page.locator(".pointing .letters span")).to_have_count(6)
        return "".join(self.page.locator(".letters span").all_inner_texts())

    def shows(self, what: str) -> Locator:
        """Wait for a part of it."""
        found = self.page.locator(f".screen {what}")
        expect(found.first).to_be_visible()
        return found

    def faults(self) -> list[str]:
        """What could not be read from the sofa."""
        found: list[str] = self.page.evaluate(FAULTS, SMALLEST)
        return found
