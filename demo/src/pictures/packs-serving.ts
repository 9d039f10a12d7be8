import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { stripLabel, uprightLabel } from './labels.ts'
import type { Pack } from './packs-metal.ts'
import {
  clipTo,
  ellipse,
  fillSquare,
  path,
  rounded,
  fillWithLights,
  shadow,
  stroke,
  type Svg,
} from './paint.ts'
import { withTag } from './tag.ts'

/** Wooden or plastic cutlery, gathered by a band. */
export const cutlery: Pack = (p) => {
  const one = (x: number, turn: number): Svg => drawArt(p.art, { x, y: 190, size: 240, turn })
  return (
    shadow(220, 384, 110) +
    one(170, -14) +
    one(270, 14) +
    one(220, 0) +
    rounded({ x: 108, y: 262, w: 224, h: 112 }, 8, '#00000022') +
    stripLabel(p, { x: 108, y: 256, w: 224, h: 112 })
  )
}

/** Straws and chopsticks in an open box. */
export const straws: Pack = (p) => {
  const colours =
    p.art === 'chopsticks'
      ? ['#d9b07a', '#c99a5f', '#e3c08f']
      : ['#ffffff', '#e03131', '#ffffff', '#1c7ed6', '#ffffff', '#2f9e44']
  const sticks = Array.from({ length: 24 }, (_, i) =>
    rounded(
      { x: 126 + i * 8, y: 66 + ((i * 13) % 27), w: 8, h: 190 },
      3,
      colours[i % colours.length] ?? '#ffffff',
      'url(#flat)',
    ),
  )
  return (
    shadow(222, 390, 122) +
    sticks.join('') +
    fillWithLights('M322 200L344 178V366L322 390Z', mix(p.ground, '#000000', 0.28)) +
    clipTo(
      'M112 200H322V390H112Z',
      fillSquare(p.ground) + uprightLabel(p, { x: 122, y: 204, w: 190, h: 182 }),
    ) +
    path('M112 200H322V390H112Z', 'url(#down)')
  )
}

/** Plates or bowls in a pile. */
export const plates: Pack = (p) => {
  const board = p.art === 'plate-kraft' ? '#e6dcc2' : '#fbfbf9'
  const one = (y: number): Svg =>
    ellipse({ x: 220, y: y + 7, w: 172, h: 44 }, mix(board, '#000000', 0.16)) +
    ellipse({ x: 220, y, w: 172, h: 44 }, board, 'url(#lit)')
  return withTag(
    p,
    shadow(220, 372, 172) +
      Array.from({ length: 11 }, (_, i) => one(326 - i * 17)).join('') +
      ellipse({ x: 220, y: 156, w: 116, h: 28 }, mix(board, '#000000', 0.06)),
    { x: 116, y: 246, w: 208, h: 94 },
  )
}

/** Napkins stacked and banded. */
export const napkins: Pack = (p) => {
  const paper = p.tone
  const layer = (i: number): Svg =>
    path(
      `M64 ${330 - i * 17}L128 ${262 - i * 17}H392L376 ${330 - i * 17}Z`,
      mix(paper, i % 2 === 0 ? '#ffffff' : '#000000', 0.08),
    )
  return (
    shadow(226, 356, 166) +
    path('M64 330H376V350H64Z', mix(paper, '#000000', 0.2)) +
    Array.from({ length: 10 }, (_, i) => layer(i)).join('') +
    path('M64 177L128 109H392L376 177Z', 'url(#lit)') +
    rounded({ x: 110, y: 208, w: 224, h: 104 }, 6, '#ffffff') +
    stripLabel(p, { x: 113, y: 211, w: 218, h: 98 })
  )
}

/** Ice cream cones in a sleeve. */
export const coneStack: Pack = (p) => {
  const one = (x: number): Svg =>
    path(`M${x - 40} 130H${x + 40}L${x} 380Z`, '#d9a05a') +
    stroke(
      `M${x - 30} 170L${x + 24} 240M${x + 30} 170L${x - 24} 240M${x - 20} 240L${x + 10} 310M${x + 20} 240L${x - 10} 310`,
      '#a8702f',
      'stroke-width="3"',
    ) +
    ellipse({ x, y: 130, w: 42, h: 12 }, '#e8b878')
  return (
    shadow(220, 384, 130) +
    one(132) +
    one(308) +
    one(220) +
    rounded({ x: 92, y: 196, w: 256, h: 108 }, 8, '#00000022') +
    stripLabel(p, { x: 92, y: 190, w: 256, h: 108 })
  )
}

/** A returnable stacking crate. */
export const returnable: Pack = (p) => {
  const plastic = p.band
  const side = 'M44 176H396L372 366H68Z'
  const holes = [0, 1, 2, 3, 4, 5, 6].flatMap((column) =>
    [204, 336].map((y) =>
      rounded({ x: 84 + column * 40, y, w: 26, h: 14 }, 4, mix(plastic, '#000000', 0.35)),
    ),
  )
  return (
    shadow(220, 372, 164) +
    path('M44 176L84 118H356L396 176Z', mix(plastic, '#000000', 0.4)) +
    fillWithLights(side, plastic, 'down') +
    rounded({ x: 34, y: 166, w: 372, h: 26 }, 8, mix(plastic, '#ffffff', 0.16), 'url(#down)') +
    holes.join('') +
    stripLabel(p, { x: 96, y: 232, w: 248, h: 92 })
  )
}
