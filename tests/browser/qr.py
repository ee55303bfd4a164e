"""Reading the QR codes on a screen, as a phone's camera would."""

from __future__ import annotations

import base64
from urllib.parse import urlsplit

import zxingcpp
from playwright.sync_api import Page

# A screenshot as grey pixels; the browser that took it can read it too.
GREY = """
async picture => {
  const image = await createImageBitmap(await (await fetch(picture)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const brush = canvas.getContext('2d')
  brush.drawImage(image, 0, 0)
  const { data } = brush.getImageData(0, 0, image.width, image.height)
  const grey = new Uint8Array(image.width * image.height)
  for (let i = 0; i < grey.length; i++)
    grey[i] = (data[4 * i] + data[4 * i + 1] + data[4 * i + 2]) / 3
  let text = ''
  for (let i = 0; i < grey.length; i += 8192)
    text += String.fromCharCode(...grey.subarray(i, i + 8192))
  return [image.width, image.height, btoa(text)]
}
"""


def read(page: Page) -> list[str]:
    """What the QR codes on the screen say, as they are seen."""
    shot = base64.b64encode(page.screenshot()).decode()
    reader = page.context.new_page()
    width, height, grey = reader.evaluate(GREY, f"data:image/png;base64,{shot}")
    reader.close()
    pixels = memoryview(base64.b64decode(grey)).cast("B", shape=[height, width])
    return [found.text for found in zxingcpp.read_barcodes(pixels)]


def read_path(page: Page) -> str:
    """The path of the one QR code on the screen."""
    (link,) = read(page)
    return urlsplit(link).path
