import { hashOf } from '../random-source.ts'

/** SVG markup; everything is drawn on a square of 440. */
export type Svg = string

/** Shared gradients: light from the upper left on a pack. */
export const lights: Svg = `
<linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-opacity=".34"/><stop offset=".1" stop-opacity=".08"/><stop offset=".24" stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity=".03"/><stop offset=".78" stop-opacity=".07"/><stop offset="1" stop-opacity=".4"/></linearGradient>
<linearGradient id="flat" x1="0" x2="1"><stop offset="0" stop-opacity=".16"/><stop offset=".07" stop-color="#fff" stop-opacity=".22"/><stop offset=".16" stop-color="#fff" stop-opacity="0"/><stop offset=".84" stop-opacity="0"/><stop offset=".95" stop-opacity=".1"/><stop offset="1" stop-opacity=".22"/></linearGradient>
<linearGradient id="metal" x1="0" x2="1"><stop offset="0" stop-color="#8b9197"/><stop offset=".2" stop-color="#f4f6f7"/><stop offset=".5" stop-color="#c3c9cd"/><stop offset=".8" stop-color="#dfe3e6"/><stop offset="1" stop-color="#7d8389"/></linearGradient>
<linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>
<radialGradient id="lit" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".55" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-opacity=".26"/></radialGradient>
<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>`

export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const coordinate = (value: number): string => String(Math.round(value * 10) / 10)

/** Formats numbers briefly for a path. */
export function at(...values: readonly number[]): string {
  return values.map(coordinate).join(' ')
}

export function path(d: string, fill: string, extra = ''): Svg {
  return `<path d="${d}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`
}

/** Fills a path with a colour and then each gradient. */
export function fillWithLights(d: string, fill: string, ...over: readonly string[]): Svg {
  return path(d, fill) + over.map((light) => path(d, `url(#${light})`)).join('')
}

/** A line without a fill. */
export function stroke(d: string, colour: string, extra: string): Svg {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-linecap="round" ${extra}/>`
}

export function rect({ x, y, w, h }: Frame, fill: string, extra = ''): Svg {
  return `<rect x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(w)}" height="${coordinate(h)}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`
}

/** Fills the whole square, to be clipped to a shape. */
export function fillSquare(fill: string): Svg {
  return rect({ x: 0, y: 0, w: 440, h: 440 }, fill)
}

export function rounded(frame: Frame, radius: number, ...fills: readonly string[]): Svg {
  return fills.map((fill) => rect(frame, fill, `rx="${radius}"`)).join('')
}

export function ellipse(frame: Frame, ...fills: readonly string[]): Svg {
  const { x, y, w, h } = frame
  const shape = `cx="${coordinate(x)}" cy="${coordinate(y)}" rx="${coordinate(w)}" ry="${coordinate(h)}"`
  return fills.map((fill) => `<ellipse ${shape} fill="${fill}"/>`).join('')
}

/**
 * The shadow of a pack: `y` is its base, `half` half its width. It is stepped, because a transparency gradient adds a fifth to the file
 * size and shows rings after compression.
 */
export function shadow(x: number, y: number, half: number): Svg {
  return [1, 0.92, 0.83, 0.73, 0.6]
    .map((part) => ellipse({ x, y, w: half * 1.12 * part, h: 13 * part }, '#0c1a1311'))
    .join('')
}

/** Clips `inner` to the path. The id is derived from the path, so that equal clips share it. */
export function clipTo(d: string, inner: Svg): Svg {
  const id = `c${hashOf(d).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
}

export function transform(svg: Svg, transform: string): Svg {
  return `<g transform="${transform}">${svg}</g>`
}
