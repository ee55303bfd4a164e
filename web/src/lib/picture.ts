// The picture of an evening: fingers as tall as people did well, drawn here and nowhere else.

import { called, dated, headline } from './evening'
import type { EveningInfo, Total } from './wire'

const WIDE = 1080
const HIGH = 1350
const FLOOR = 1080 // where the fingers stand
const TALL = 700 // the tallest
const SHORT = 150 // the shortest

/** A picture of the evening; the puppets are those of its totals, as they are drawn on the page. */
export async function draw(evening: EveningInfo, puppets: SVGElement[]): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH })
  const pen = new Pen(canvas.getContext('2d')!)
  const images = await Promise.all(puppets.map(imageOf))
  pen.fill('--lino-home', 0, 0, WIDE, HIGH)
  pen.write(dated(evening.day), WIDE / 2, 92, 40, 600, '--ink-2')
  pen.write(headline(evening), WIDE / 2, 180, 78, 900)
  const width = (WIDE - 120) / Math.max(3, evening.totals.length)
  const left = (WIDE - width * evening.totals.length) / 2
  const most = Math.max(1, ...evening.totals.map(({ points }) => points))
  evening.totals.forEach((total, i) => {
    finger(pen, total, images[i]!, left + width * (i + 0.5), width, total.points / most)
  })
  pen.fill('--ink', 60, FLOOR, WIDE - 120, 6)
  pen.write(evening.played.map(({ title }) => title).join(' · '), WIDE / 2, 1230, 44, 700)
  pen.write('Handvoll', WIDE / 2, 1305, 36, 800, '--ink-2')
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), 'image/png'))
}

function finger(pen: Pen, total: Total, face: Face, x: number, room: number, share: number): void {
  const wide = Math.min(190, room - 28)
  const high = SHORT + (TALL - SHORT) * share
  const top = FLOOR - high
  pen.finger(face.felt, x - wide / 2, top, wide, high)
  pen.seam(x - wide / 2, top, wide, high)
  pen.picture(face.image, x - wide / 2, top, wide, (wide * 56) / 48)
  pen.write(String(total.points), x, top - 26, 66, 900)
  pen.write(called(total.name), x, FLOOR + 62, 42, 750, '--ink', room - 12)
}

interface Face {
  image: HTMLImageElement
  felt: string
}

/** A puppet as an image of its own: what it borrows from the page is written into it. */
async function imageOf(puppet: SVGElement): Promise<Face> {
  const copy = puppet.cloneNode(true) as SVGElement
  copy.querySelector('.seam')?.remove() // the whole finger has one
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '480')
  copy.setAttribute('height', '560')
  const felt = /var\((--felt-\w+)\)/.exec(copy.outerHTML)?.[1] ?? '--felt-grey'
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)\)/g, (_, name) => ink(name))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return { image, felt }
}

/** A colour of the house as it is now, light or dark. */
function ink(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

class Pen {
  readonly #face = getComputedStyle(document.documentElement).getPropertyValue('--face')

  constructor(readonly on: CanvasRenderingContext2D) {}

  fill(colour: string, x: number, y: number, wide: number, high: number): void {
    this.on.fillStyle = ink(colour)
    this.on.fillRect(x, y, wide, high)
  }

  finger(colour: string, x: number, y: number, wide: number, high: number): void {
    this.on.fillStyle = ink(colour)
    this.on.beginPath()
    this.on.roundRect(x, y, wide, high, [wide / 2, wide / 2, 0, 0])
    this.on.fill()
  }

  /** How a finger is sewn. */
  seam(x: number, y: number, wide: number, high: number): void {
    const { on } = this
    on.save()
    on.strokeStyle = ink('--card-paper')
    on.globalAlpha = 0.5
    on.lineWidth = 5
    on.setLineDash([12, 12])
    const round = wide / 2 - 14
    on.beginPath()
    on.moveTo(x + 14, y + high)
    on.lineTo(x + 14, y + wide / 2)
    on.arc(x + wide / 2, y + wide / 2, round, Math.PI, 0)
    on.lineTo(x + wide - 14, y + high)
    on.stroke()
    on.restore()
  }

  picture(image: HTMLImageElement, x: number, y: number, wide: number, high: number): void {
    this.on.drawImage(image, x, y, wide, high)
  }

  /** A line of text around `x`, smaller where it would not fit. */
  write(
    text: string,
    x: number,
    y: number,
    size: number,
    weight: number,
    colour = '--ink',
    room = WIDE - 100,
  ): void {
    const { on } = this
    on.fillStyle = ink(colour)
    on.textAlign = 'center'
    on.font = `${weight} ${size}px ${this.#face}`
    const fits = Math.min(1, room / on.measureText(text).width)
    on.font = `${weight} ${Math.max(22, Math.floor(size * fits))}px ${this.#face}`
    on.fillText(text, x, y, room)
  }
}
