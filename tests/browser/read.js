// Lets a page read the spots of pictures, by their address.
() => {
  window.read = async (picture) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob())
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
    brush.drawImage(image, 0, 0)
    return brush
  }
  window.linear = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
}
