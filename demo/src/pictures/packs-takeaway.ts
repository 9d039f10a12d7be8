import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { stripLabel, uprightLabel, type Label } from './labels.ts'
import type { Pack } from './packs-metal.ts'
import {
  clipTo,
  ellipse,
  fillSquare,
  path,
  rect,
  rounded,
  fillWithLights,
  shadow,
  stroke,
  type Svg,
} from './paint.ts'
import { withTag } from './tag.ts'

const kraft = '#cb9c62'

const cupPaper = (p: Label): string =>
  p.art === 'cup-hot' ? '#f6f4ef' : p.art === 'cup-ripple' ? '#8a5a36' : mix(p.tone, '#ffffff', 0.5)

/** Paper cups nested into a sleeve, one in front. */
export const cups: Pack = (p) => {
  const paper = cupPaper(p)
  const d = 'M206 174H366L342 370Q340 388 322 388H250Q232 388 230 370Z'
  const rim = (y: number): Svg =>
    ellipse({ x: 132, y, w: 74, h: 15 }, mix(paper, '#000000', 0.12)) +
    ellipse({ x: 132, y: y - 3, w: 74, h: 15 }, paper)
  const ridges =
    p.art === 'cup-ripple'
      ? stroke(
          'M232 190L250 376M256 190L266 380M286 190V382M316 190L306 380M340 190L324 376',
          '#000000',
          'stroke-width="4" opacity=".22"',
        )
      : ''
  return (
    shadow(232, 390, 154) +
    path('M62 190H202L184 386H80Z', paper) +
    path('M62 190H202L184 386H80Z', 'url(#round)', 'opacity=".6"') +
    Array.from({ length: 9 }, (_, i) => rim(190 - i * 15)).join('') +
    path(d, paper) +
    clipTo(
      d,
      ridges +
        rect({ x: 200, y: 222, w: 180, h: 108 }, p.ground) +
        stripLabel(p, { x: 222, y: 228, w: 128, h: 96 }),
    ) +
    path(d, 'url(#round)', 'opacity=".7"') +
    ellipse({ x: 286, y: 172, w: 84, h: 19 }, mix(paper, '#000000', 0.14)) +
    ellipse({ x: 286, y: 168, w: 84, h: 19 }, paper) +
    ellipse({ x: 286, y: 169, w: 72, h: 14 }, p.art === 'soup' ? '#c8522f' : '#4a2a18')
  )
}

/** Clear tumblers, nested and one filled. */
export const clearCups: Pack = (p) => {
  const d = 'M200 148H376L350 374Q348 388 332 388H244Q228 388 226 374Z'
  const drink = p.art === 'glass-pint' ? '#e0a01b' : p.art === 'cup-water' ? '#bfe3f5' : '#e86a8a'
  return (
    shadow(232, 390, 150) +
    path('M66 176H198L182 386H82Z', '#dcebf2', 'opacity=".8"') +
    Array.from({ length: 8 }, (_, i) =>
      ellipse({ x: 132, y: 176 - i * 14, w: 68, h: 13 }, i % 2 === 0 ? '#c6dbe5' : '#e6f2f7'),
    ).join('') +
    path(d, '#e3f0f6', 'opacity=".9"') +
    clipTo(d, path('M190 196H386V400H190Z', drink) + stripLabel(p, { x: 222, y: 232, w: 132, h: 94 })) +
    path(d, 'url(#round)', 'opacity=".5"') +
    ellipse({ x: 288, y: 148, w: 88, h: 18 }, '#f2f8fb') +
    ellipse({ x: 288, y: 196, w: 78, h: 14 }, mix(drink, '#ffffff', 0.4)) +
    stroke('M222 170L244 372', '#ffffff', 'stroke-width="8" opacity=".6"')
  )
}

/** Lids stacked. */
export const lids: Pack = (p) => {
  const one = (y: number): Svg =>
    ellipse({ x: 220, y: y + 10, w: 130, h: 32 }, '#d3d9dd') +
    ellipse({ x: 220, y, w: 130, h: 32 }, '#f6f7f7', 'url(#lit)') +
    ellipse({ x: 220, y: y - 8, w: 96, h: 21 }, '#e6eaec') +
    ellipse({ x: 262, y: y - 10, w: 11, h: 4 }, '#8b949a')
  return withTag(p, shadow(220, 384, 140) + Array.from({ length: 9 }, (_, i) => one(352 - i * 28)).join(''), {
    x: 118,
    y: 232,
    w: 204,
    h: 104,
  })
}

/** Sauce pots and soup cups: a small stack with lids. */
export const pots: Pack = (p) => {
  const soup = p.art === 'soup'
  const fill = soup ? kraft : '#e9f1f4'
  const one = (x: number, y: number, w: number): Svg =>
    path(`M${x} ${y}H${x + w}L${x + w * 0.88} ${y + w * 0.62}H${x + w * 0.12}Z`, fill) +
    path(
      `M${x} ${y}H${x + w}L${x + w * 0.88} ${y + w * 0.62}H${x + w * 0.12}Z`,
      'url(#round)',
      'opacity=".6"',
    ) +
    ellipse({ x: x + w / 2, y, w: w / 2 + 5, h: w * 0.11 }, soup ? '#f2f2ee' : '#f8fbfc', 'url(#lit)')
  return withTag(
    p,
    shadow(220, 388, 160) + one(60, 120, 150) + one(232, 120, 150) + one(48, 268, 166) + one(226, 268, 166),
    { x: 110, y: 216, w: 220, h: 96 },
  )
}

/** A hinged burger box, lid up. */
export const clamshell: Pack = (p) => {
  const board =
    p.art === 'bagasse'
      ? '#efe8d6'
      : p.art === 'black-box'
        ? '#2b2f32'
        : p.art === 'kraft' || p.art === 'tray-kraft'
          ? kraft
          : '#f1ece0'
  return (
    shadow(220, 378, 164) +
    path('M84 214L112 78H328L356 214Z', mix(board, '#ffffff', 0.1)) +
    path('M104 204L126 96H314L336 204Z', mix(board, '#000000', 0.12)) +
    path('M84 214H356L388 250H52Z', mix(board, '#000000', 0.3)) +
    drawArt(p.art, { x: 220, y: 206, size: 156 }) +
    fillWithLights('M52 248H388L354 366Q350 378 336 378H104Q90 378 86 366Z', board, 'down') +
    stripLabel(p, { x: 106, y: 266, w: 228, h: 92 })
  )
}

/** A scoop of chips. */
export const scoop: Pack = (p) => {
  const d = 'M118 176Q220 232 322 176L288 390H152Z'
  return (
    shadow(220, 392, 96) +
    path('M118 176Q150 110 220 104Q290 110 322 176Q220 232 118 176Z', mix(kraft, '#000000', 0.2)) +
    [
      [150, -16],
      [182, -7],
      [214, 2],
      [246, 8],
      [280, 16],
    ]
      .map(
        ([x = 0, turn = 0]) =>
          `<g transform="rotate(${turn} ${x} 180)">${rounded({ x: x - 11, y: 56, w: 22, h: 150 }, 5, '#f2c44a', 'url(#flat)')}</g>`,
      )
      .join('') +
    clipTo(
      d,
      fillSquare(kraft) + uprightLabel({ ...p, layout: 'plate' }, { x: 146, y: 216, w: 148, h: 160 }),
    ) +
    path(d, 'url(#flat)')
  )
}

/** A folded box with a window: salads, platters, noodles. */
export const windowBox: Pack = (p) =>
  shadow(220, 378, 160) +
  path('M60 232L110 118H330L380 232Z', mix(kraft, '#ffffff', 0.18)) +
  path('M92 224L128 136H312L348 224Z', '#eef6f3') +
  drawArt(p.art, { x: 174, y: 184, size: 104, turn: -8 }) +
  drawArt(p.art, { x: 268, y: 186, size: 104, turn: 10 }) +
  path('M92 224L128 136H180L140 224Z', '#ffffff', 'opacity=".36"') +
  fillWithLights('M60 232H380L358 378H82Z', kraft, 'down') +
  stripLabel(p, { x: 110, y: 258, w: 220, h: 96 })

/** A box with a handle: chicken, noodles. */
export const handleBox: Pack = (p) => {
  const board = p.art === 'noodle-box' ? '#f6f3ec' : p.ground
  return (
    shadow(220, 390, 136) +
    stroke('M138 128Q220 -10 302 128', '#8b9197', 'stroke-width="6"') +
    path('M104 142L140 96H300L336 142Z', mix(board, '#000000', 0.14)) +
    clipTo(
      'M92 142H348L318 390H122Z',
      fillSquare(board) + uprightLabel({ ...p, ground: board }, { x: 130, y: 152, w: 180, h: 226 }),
    ) +
    path('M92 142H348L318 390H122Z', 'url(#flat)')
  )
}

/** A sandwich wedge, standing. */
export const wedgeBox: Pack = (p) => {
  const front = 'M40 372L220 84L400 372Z'
  return (
    shadow(220, 380, 176) +
    fillWithLights('M220 84L262 72L414 344L400 372Z', mix(kraft, '#000000', 0.2)) +
    path(front, kraft) +
    path('M100 352L220 150L340 352Z', '#eef6f3') +
    clipTo(
      'M100 352L220 150L340 352Z',
      drawArt(p.art, { x: 184, y: 246, size: 118, turn: -8 }) +
        drawArt(p.art, { x: 262, y: 250, size: 118, turn: 10 }),
    ) +
    path('M100 352L220 150L236 176L132 352Z', '#ffffff', 'opacity=".3"') +
    path(front, 'url(#flat)') +
    stripLabel(p, { x: 106, y: 284, w: 228, h: 86 })
  )
}

const pizzaBoard =
  (board: string): Pack =>
  (p) =>
    shadow(222, 372, 176) +
    [0, 1, 2]
      .map((i) =>
        path(
          `M36 ${306 + i * 20}L92 ${236 + i * 20}H396L404 ${306 + i * 20}V${318 + i * 20}H36Z`,
          mix(board, '#000000', 0.1 + i * 0.06),
        ),
      )
      .join('') +
    path('M36 300L96 118H388L404 300Z', board) +
    path('M36 300L96 118H388L404 300Z', 'url(#down)') +
    drawArt(p.art, { x: 238, y: 190, size: 128 }) +
    stroke('M60 290L110 132H376L390 290', mix(board, '#000000', 0.24), 'stroke-width="2.4"') +
    stripLabel(p, { x: 112, y: 266, w: 220, h: 84 })

export const pizzaBox = pizzaBoard('#d0a066')
export const whitePizzaBox = pizzaBoard('#f7f5f0')

/** Foil trays, nested. */
export const foil: Pack = (p) => {
  const one = (y: number): Svg =>
    path(
      `M40 ${y}H400L362 ${y + 92}Q358 ${y + 104} 344 ${y + 104}H96Q82 ${y + 104} 78 ${y + 92}Z`,
      'url(#metal)',
    ) +
    stroke(
      `M70 ${y + 18}L96 ${y + 92}M110 ${y + 18}L128 ${y + 96}M330 ${y + 18}L312 ${y + 96}M370 ${y + 18}L344 ${y + 92}`,
      '#7d8389',
      'stroke-width="3" opacity=".6"',
    ) +
    path(`M28 ${y - 8}H412L400 ${y + 6}H40Z`, '#e6eaed')
  return withTag(
    p,
    shadow(220, 380, 176) +
      path('M28 146L70 96H370L412 146Z', '#aab1b7') +
      one(264) +
      one(232) +
      one(200) +
      one(154),
    { x: 114, y: 244, w: 212, h: 96 },
  )
}

/** Board lids in a stack. */
export const lidCards: Pack = (p) => {
  const one = (y: number): Svg =>
    path(`M60 ${y}L110 ${y - 74}H380L396 ${y}Z`, y % 2 === 0 ? '#f6f6f3' : '#d9dcde')
  return withTag(
    p,
    shadow(226, 378, 166) + Array.from({ length: 15 }, (_, i) => one(372 - i * 13)).join(''),
    { x: 138, y: 138, w: 200, h: 88 },
  )
}

/** Plastic containers with a lid and food inside; black if the artwork sets it. */
function deliBox(p: Label, base: string): Svg {
  return (
    shadow(220, 378, 160) +
    path('M56 216H384L356 364Q354 376 340 376H100Q86 376 84 364Z', base, 'opacity=".9"') +
    drawArt(p.art, { x: 220, y: 210, size: 176 }) +
    path('M56 216H384L356 364Q354 376 340 376H100Q86 376 84 364Z', base, 'opacity=".62"') +
    path('M56 216H384L356 364Q354 376 340 376H100Q86 376 84 364Z', 'url(#flat)') +
    path('M40 206L84 138H356L400 206Z', '#eef6fa', 'opacity=".5"') +
    stroke('M40 206H400L396 220H44Z', '#d3e2ea', 'stroke-width="9"') +
    path('M92 196L120 150H186L150 196Z', '#ffffff', 'opacity=".5"') +
    stripLabel(p, { x: 108, y: 258, w: 224, h: 94 })
  )
}

export const deli: Pack = (p) => deliBox(p, '#dbe9f0')
export const blackDeli: Pack = (p) => deliBox(p, '#23282b')

/** Round deli pots. */
export const roundDeli: Pack = (p) => {
  const one = (y: number): Svg =>
    path(`M92 ${y}H348L330 ${y + 108}Q220 ${y + 132} 110 ${y + 108}Z`, '#dbe9f0') +
    path(`M92 ${y}H348L330 ${y + 108}Q220 ${y + 132} 110 ${y + 108}Z`, 'url(#round)', 'opacity=".5"') +
    ellipse({ x: 220, y, w: 136, h: 27 }, '#c7d9e2') +
    ellipse({ x: 220, y: y - 6, w: 136, h: 27 }, '#f3f9fb', 'url(#lit)')
  return withTag(p, shadow(220, 384, 132) + one(256) + one(130), { x: 118, y: 206, w: 204, h: 96 })
}
