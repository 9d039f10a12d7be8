import type { Face, Layout } from '../range/brands.ts'
import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { archedLettering, lettering } from './lettering.ts'
import { nameBlock, nameBlockOneLine } from './name-block.ts'
import { at, ellipse, path, rect, rounded, stroke, type Frame, type Svg } from './paint.ts'

/** The label of a pack. All colours are `#rrggbb`. */
export interface Label {
  readonly brand: string
  readonly name: string
  readonly face: Face
  readonly layout: Layout
  readonly ground: string
  readonly ink: string
  readonly band: string
  readonly bandInk: string
  readonly art: string
  /** The colour of the product itself, visible through glass. */
  readonly tone: string
}

type LayoutOf = (label: Label, box: Frame) => Svg

const classic: LayoutOf = (p, { x, y, w, h }) =>
  rect({ x: x - 60, y: y + h * 0.7, w: w + 120, h: h * 0.23 }, p.band) +
  lettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.175,
    size: h * 0.155,
    width: w * 0.88,
    fill: p.ink,
    face: p.face,
  }) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.455, size: Math.min(w * 0.8, h * 0.45) }) +
  nameBlock(p.name, { x: x + w / 2, y: y + h * 0.815, size: h * 0.082, width: w * 0.9, fill: p.bandInk })

const plate: LayoutOf = (p, { x, y, w, h }) =>
  ellipse({ x: x + w / 2, y: y + h * 0.15, w: w * 0.5, h: h * 0.125 }, p.band) +
  stroke(
    `M${at(x + w * 0.06, y + h * 0.15)}a${at(w * 0.44, h * 0.1)} 0 1 0 ${at(w * 0.88, 0)}a${at(w * 0.44, h * 0.1)} 0 1 0 ${at(-w * 0.88, 0)}`,
    p.bandInk,
    'stroke-width="1.6" opacity=".5"',
  ) +
  lettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.193,
    size: h * 0.125,
    width: w * 0.78,
    fill: p.bandInk,
    face: p.face,
  }) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.52, size: Math.min(w * 0.82, h * 0.46) }) +
  nameBlock(p.name, { x: x + w / 2, y: y + h * 0.87, size: h * 0.085, width: w * 0.92, fill: p.ink })

const frame: LayoutOf = (p, { x, y, w, h }) =>
  `<rect x="${at(x + w * 0.03)}" y="${at(y + h * 0.02)}" width="${at(w * 0.94)}" height="${at(h * 0.96)}" fill="none" stroke="${p.band}" stroke-width="3"/>` +
  lettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.18,
    size: h * 0.125,
    width: w * 0.82,
    fill: p.ink,
    face: p.face,
  }) +
  rect({ x: x + w * 0.3, y: y + h * 0.225, w: w * 0.4, h: 2.4 }, p.band) +
  nameBlock(p.name, { x: x + w / 2, y: y + h * 0.335, size: h * 0.074, width: w * 0.8, fill: p.ink }) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.68, size: Math.min(w * 0.72, h * 0.46) })

const low: LayoutOf = (p, { x, y, w, h }) =>
  rect({ x: x - 60, y: y + h * 0.88, w: w + 120, h: h * 0.4 }, p.band) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.28, size: Math.min(w * 0.86, h * 0.48) }) +
  lettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.655,
    size: h * 0.15,
    width: w * 0.9,
    fill: p.ink,
    face: p.face,
  }) +
  nameBlock(p.name, { x: x + w / 2, y: y + h * 0.775, size: h * 0.08, width: w * 0.9, fill: p.ink })

const sun: LayoutOf = (p, { x, y, w, h }) => {
  const r = Math.min(w * 0.46, h * 0.27)
  return (
    ellipse({ x: x + w / 2, y: y + h * 0.49, w: r, h: r }, p.band) +
    `<circle cx="${at(x + w / 2)}" cy="${at(y + h * 0.49)}" r="${at(r + 5)}" fill="none" stroke="${p.band}" stroke-width="2"/>` +
    lettering(p.brand, {
      x: x + w / 2,
      y: y + h * 0.165,
      size: h * 0.15,
      width: w * 0.88,
      fill: p.ink,
      face: p.face,
    }) +
    drawArt(p.art, { x: x + w / 2, y: y + h * 0.49, size: r * 1.5 }) +
    nameBlock(p.name, { x: x + w / 2, y: y + h * 0.87, size: h * 0.083, width: w * 0.92, fill: p.ink })
  )
}

const arch: LayoutOf = (p, { x, y, w, h }) =>
  archedLettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.19,
    size: h * 0.15,
    width: w * 0.92,
    fill: p.ink,
    face: p.face,
    radius: w * 0.62,
  }) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.475, size: Math.min(w * 0.76, h * 0.44) }) +
  path(
    `M${at(x - 4, y + h * 0.73)}Q${at(x + w / 2, y + h * 0.69, x + w + 4, y + h * 0.73)}V${at(y + h * 0.93)}Q${at(x + w / 2, y + h * 0.89, x - 4, y + h * 0.93)}Z`,
    p.band,
  ) +
  nameBlock(p.name, { x: x + w / 2, y: y + h * 0.812, size: h * 0.08, width: w * 0.86, fill: p.bandInk })

const block: LayoutOf = (p, { x, y, w, h }) =>
  rect({ x: x - 60, y: y - 60, w: w + 120, h: h * 0.27 + 60 }, p.band) +
  lettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.185,
    size: h * 0.15,
    width: w * 0.88,
    fill: p.bandInk,
    face: p.face,
  }) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.525, size: Math.min(w * 0.8, h * 0.44) }) +
  nameBlock(p.name, { x: x + w / 2, y: y + h * 0.86, size: h * 0.085, width: w * 0.92, fill: p.ink })

const wave: LayoutOf = (p, { x, y, w, h }) => {
  const top = y + h * 0.6
  return (
    path(
      `M${at(x - 60, top + h * 0.06)}Q${at(x + w * 0.2, top - h * 0.1, x + w * 0.5, top + h * 0.02)}T${at(x + w + 60, top - h * 0.04)}V${at(y + h * 2)}H${at(x - 60)}Z`,
      p.band,
    ) +
    lettering(p.brand, {
      x: x + w / 2,
      y: y + h * 0.175,
      size: h * 0.155,
      width: w * 0.88,
      fill: p.ink,
      face: p.face,
    }) +
    drawArt(p.art, { x: x + w / 2, y: y + h * 0.46, size: Math.min(w * 0.8, h * 0.44) }) +
    nameBlock(p.name, { x: x + w / 2, y: y + h * 0.835, size: h * 0.085, width: w * 0.9, fill: p.bandInk })
  )
}

const slant: LayoutOf = (p, { x, y, w, h }) =>
  path(
    `M${at(x - 60, y + h * 0.7)}L${at(x + w + 60, y + h * 0.34)}V${at(y + h * 0.66)}L${at(x - 60, y + h * 1.02)}Z`,
    p.band,
    'opacity=".92"',
  ) +
  lettering(p.brand, {
    x: x + w / 2,
    y: y + h * 0.18,
    size: h * 0.165,
    width: w * 0.9,
    fill: p.ink,
    face: p.face,
  }) +
  drawArt(p.art, { x: x + w / 2, y: y + h * 0.52, size: Math.min(w * 0.82, h * 0.46), turn: -4 }) +
  nameOnSlant(p, { x, y, w, h })

/** The slanted band ends above the name on one side, so a plain area below keeps the name readable. */
function nameOnSlant(p: Label, { x, y, w, h }: Frame): Svg {
  return (
    rect({ x: x - 60, y: y + h * 0.77, w: w + 120, h: h * 0.5 }, mix(p.ground, '#000000', 0.08)) +
    nameBlock(p.name, { x: x + w / 2, y: y + h * 0.875, size: h * 0.083, width: w * 0.9, fill: p.ink })
  )
}

const layouts: Readonly<Record<Layout, LayoutOf>> = {
  classic,
  plate,
  frame,
  low,
  sun,
  arch,
  block,
  wave,
  slant,
}

/** An upright label. Bands extend beyond the box and are clipped by the pack. */
export function uprightLabel(label: Label, box: Frame): Svg {
  return layouts[label.layout](label, box)
}

/** A horizontal label for low, wide packs: text on the left, artwork on the right, the name at the bottom. */
export function wideLabel(p: Label, { x, y, w, h }: Frame): Svg {
  const foot = p.layout === 'frame' || p.layout === 'plate' || p.layout === 'sun' || p.layout === 'low'
  const words = { x: x + w * (foot ? 0.31 : 0.335), width: w * (foot ? 0.54 : 0.58) }
  return (
    (foot
      ? ellipse(
          {
            x: x + w * 0.83,
            y: y + h * 0.49,
            w: Math.min(h * 0.44, w * 0.23),
            h: Math.min(h * 0.44, w * 0.23),
          },
          p.band,
        )
      : rect({ x: x - 60, y: y + h * 0.66, w: w + 120, h: h * 0.9 }, p.band)) +
    lettering(p.brand, {
      ...words,
      y: y + h * (foot ? 0.42 : 0.43),
      size: h * 0.3,
      fill: p.ink,
      face: p.face,
    }) +
    nameBlock(p.name, {
      ...words,
      y: y + h * (foot ? 0.68 : 0.83),
      size: h * 0.135,
      fill: foot ? p.ink : p.bandInk,
    }) +
    drawArt(p.art, {
      x: x + w * 0.83,
      y: y + h * (foot ? 0.49 : 0.4),
      size: Math.min(h * (foot ? 0.68 : 0.76), w * 0.36),
    })
  )
}

/** Brand and name only, for transparent packs. */
export function stripLabel(p: Label, { x, y, w, h }: Frame): Svg {
  return (
    rounded({ x, y, w, h }, 4, p.ground) +
    rect({ x, y: y + h * 0.6, w, h: h * 0.4 }, p.band) +
    lettering(p.brand, {
      x: x + w / 2,
      y: y + h * 0.46,
      size: h * 0.42,
      width: w * 0.86,
      fill: p.ink,
      face: p.face,
    }) +
    nameBlockOneLine(p.name, {
      x: x + w / 2,
      y: y + h * 0.8,
      size: h * 0.22,
      width: w * 0.9,
      fill: p.bandInk,
    })
  )
}
