import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { stripLabel, uprightLabel, wideLabel } from './labels.ts'
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

/** A carton seen a little from the side. */
export const box: Pack = (p) =>
  shadow(226, 388, 144) +
  fillWithLights('M74 124L118 84H382L346 124Z', mix(p.ground, '#ffffff', 0.28)) +
  fillWithLights('M346 124L382 84V344L346 388Z', mix(p.ground, '#000000', 0.28)) +
  clipTo('M74 124H346V388H74Z', fillSquare(p.ground) + uprightLabel(p, { x: 88, y: 128, w: 244, h: 256 })) +
  path('M74 124H346V388H74Z', 'url(#down)')

/** A flat box lying down. */
export const wide: Pack = (p) =>
  shadow(222, 348, 158) +
  fillWithLights('M46 150L82 116H398L384 150Z', mix(p.ground, '#ffffff', 0.3)) +
  fillWithLights('M384 150L398 116V316L384 348Z', mix(p.ground, '#000000', 0.28)) +
  clipTo('M46 150H384V348H46Z', fillSquare(p.ground) + wideLabel(p, { x: 60, y: 154, w: 312, h: 190 })) +
  path('M46 150H384V348H46Z', 'url(#down)')

/** A small upright box. */
export const smallBox: Pack = (p) =>
  shadow(222, 388, 108) +
  fillWithLights('M116 98L144 74H332L310 98Z', mix(p.ground, '#ffffff', 0.3)) +
  fillWithLights('M310 98L332 74V360L310 388Z', mix(p.ground, '#000000', 0.26)) +
  clipTo('M116 98H310V388H116Z', fillSquare(p.ground) + uprightLabel(p, { x: 124, y: 104, w: 178, h: 278 })) +
  path('M116 98H310V388H116Z', 'url(#down)')

/** A litre of juice or milk, with a screw cap on its slope. */
export const carton: Pack = (p) => {
  const front = 'M130 112H282V388H130Z'
  return (
    shadow(222, 390, 106) +
    path('M130 112L166 62H318L282 112Z', mix(p.ground, '#ffffff', 0.24)) +
    path('M130 112L166 62H318L282 112Z', 'url(#down)') +
    fillWithLights('M282 112L318 62V352L282 388Z', mix(p.ground, '#000000', 0.24)) +
    ellipse({ x: 226, y: 88, w: 27, h: 14 }, mix(p.band, '#000000', 0.2)) +
    rounded({ x: 201, y: 62, w: 50, h: 26 }, 6, p.band, 'url(#round)') +
    clipTo(front, fillSquare(p.ground) + uprightLabel(p, { x: 136, y: 118, w: 140, h: 264 })) +
    path(front, 'url(#flat)')
  )
}

/** A small carton with its straw. */
export const brick: Pack = (p) => {
  const front = 'M136 128H284V388H136Z'
  return (
    shadow(222, 390, 100) +
    path('M136 128L164 98H312L284 128Z', mix(p.ground, '#ffffff', 0.26)) +
    fillWithLights('M284 128L312 98V358L284 388Z', mix(p.ground, '#000000', 0.24)) +
    stroke('M252 112L268 54L300 44', '#f4f6f6', 'stroke-width="10"') +
    stroke('M262 78L266 62', p.band, 'stroke-width="10"') +
    clipTo(front, fillSquare(p.ground) + uprightLabel(p, { x: 142, y: 132, w: 136, h: 250 })) +
    path(front, 'url(#flat)')
  )
}

/** A flat gift box with a band. */
export const gift: Pack = (p) =>
  shadow(222, 356, 164) +
  path('M40 166L90 110H400L384 166Z', mix(p.ground, '#ffffff', 0.22)) +
  path('M40 166L90 110H400L384 166Z', 'url(#down)') +
  fillWithLights('M384 166L400 110V300L384 354Z', mix(p.ground, '#000000', 0.3)) +
  clipTo('M40 166H384V354H40Z', fillSquare(p.ground) + wideLabel(p, { x: 56, y: 170, w: 312, h: 180 })) +
  path('M40 166H384V354H40Z', 'url(#down)') +
  stroke('M40 178H384', '#e8c878', 'stroke-width="4"')

/** A frozen pizza in its square box, the pizza shown in the round. */
export const pizzaRetail: Pack = (p) => {
  const front = 'M70 88H370V388H70Z'
  return (
    shadow(222, 392, 146) +
    path('M70 88L84 74H384L370 88Z', mix(p.ground, '#ffffff', 0.3)) +
    path('M370 88L384 74V374L370 388Z', mix(p.ground, '#000000', 0.3)) +
    clipTo(
      front,
      fillSquare(p.ground) +
        ellipse({ x: 220, y: 194, w: 96, h: 96 }, '#c98a3f') +
        ellipse({ x: 220, y: 194, w: 82, h: 82 }, '#e8b04a', 'url(#lit)') +
        drawArt(p.art, { x: 186, y: 168, size: 64, turn: -14 }) +
        drawArt(p.art, { x: 256, y: 178, size: 64, turn: 12 }) +
        drawArt(p.art, { x: 220, y: 236, size: 64 }) +
        stripLabel(p, { x: 78, y: 290, w: 284, h: 92 }),
    ) +
    path(front, 'url(#down)')
  )
}

/** A pulp tray of eggs in a printed sleeve. */
export const eggs: Pack = (p) => {
  const egg = (x: number, y: number): Svg => drawArt(p.art === 'egg-half' ? 'egg' : p.art, { x, y, size: 78 })
  const row = (y: number, xs: readonly number[]): Svg => xs.map((x) => egg(x, y)).join('')
  return (
    shadow(220, 356, 170) +
    path('M44 206L84 150H356L396 206Z', '#b5b0a2') +
    row(164, [124, 188, 252, 316]) +
    row(196, [96, 158, 220, 282, 344]) +
    path(
      'M38 206Q64 236 98 206Q128 236 158 206Q190 236 220 206Q250 236 282 206Q312 236 342 206Q376 236 402 206L380 350H60Z',
      '#a39d8d',
    ) +
    path(
      'M38 206Q64 236 98 206Q128 236 158 206Q190 236 220 206Q250 236 282 206Q312 236 342 206Q376 236 402 206L380 350H60Z',
      'url(#down)',
    ) +
    stripLabel(p, { x: 104, y: 240, w: 232, h: 92 })
  )
}

/** Gloves and tissues: a box with an opening and its content. */
export const dispenser: Pack = (p) =>
  shadow(222, 372, 156) +
  fillWithLights('M52 170L92 136H396L372 170Z', mix(p.ground, '#ffffff', 0.26)) +
  fillWithLights('M372 170L396 136V336L372 370Z', mix(p.ground, '#000000', 0.28)) +
  ellipse({ x: 226, y: 152, w: 88, h: 13 }, mix(p.ground, '#000000', 0.5)) +
  drawArt(p.art, { x: 226, y: 106, size: 124 }) +
  clipTo('M52 170H372V370H52Z', fillSquare(p.ground) + wideLabel(p, { x: 66, y: 174, w: 294, h: 192 })) +
  path('M52 170H372V370H52Z', 'url(#down)')

/** Foil, film and parchment: a long box with teeth and the sheet begun. */
export const cutter: Pack = (p) => {
  const sheet = p.art === 'film' ? '#dcebf4' : p.art === 'parchment' ? '#dcc391' : '#c9d1d7'
  return (
    shadow(222, 330, 186) +
    path('M30 190L64 160H420L396 190Z', mix(p.ground, '#ffffff', 0.24)) +
    path('M58 166L84 96Q220 112 392 96L408 166Z', sheet) +
    path('M58 166L84 96Q220 112 392 96L408 166Z', 'url(#metal)', 'opacity=".4"') +
    stroke(`M40 188${'l7 -7l7 7'.repeat(25)}`, '#8b9197', 'stroke-width="3"') +
    fillWithLights('M396 190L420 160V290L396 326Z', mix(p.ground, '#000000', 0.28)) +
    clipTo('M30 190H396V326H30Z', fillSquare(p.ground) + wideLabel(p, { x: 44, y: 192, w: 340, h: 132 })) +
    path('M30 190H396V326H30Z', 'url(#down)')
  )
}

/** Lighters on the counter: an open tray with a printed front. */
export const counterTray: Pack = (p) => {
  const colours = ['#e03131', '#1c7ed6', '#2f9e44', '#f08c00', '#7048e8', '#0c8599', '#c2255c', '#f2c811']
  const one = (x: number, y: number, colour: string): Svg =>
    rounded({ x, y, w: 26, h: 110 }, 6, colour, 'url(#round)') +
    rounded({ x: x + 3, y: y - 20, w: 20, h: 26 }, 3, '#c3c9cd', 'url(#round)')
  return (
    shadow(222, 364, 156) +
    colours.map((colour, i) => one(86 + i * 34, 128, colour)).join('') +
    colours.map((colour, i) => one(70 + i * 37, 150, mix(colour, '#ffffff', 0.14))).join('') +
    clipTo(
      'M54 232H388L378 360H64Z',
      fillSquare(p.ground) + wideLabel(p, { x: 74, y: 236, w: 296, h: 120 }),
    ) +
    path('M54 232H388L378 360H64Z', 'url(#down)')
  )
}

/** Something hung on a card in a blister. */
export const card: Pack = (p) => {
  const d = 'M104 44H336Q350 44 350 58V374Q350 388 336 388H104Q90 388 90 374V58Q90 44 104 44Z'
  return (
    shadow(220, 392, 118) +
    clipTo(d, fillSquare(p.ground) + rect({ x: 80, y: 316, w: 280, h: 80 }, p.band)) +
    ellipse({ x: 220, y: 66, w: 26, h: 9 }, '#ffffff') +
    stripLabel({ ...p, band: p.ground, bandInk: p.ink }, { x: 106, y: 84, w: 228, h: 96 }) +
    rounded({ x: 122, y: 184, w: 196, h: 180 }, 22, '#ffffff', 'url(#lit)') +
    drawArt(p.art, { x: 220, y: 274, size: 148 }) +
    stroke('M142 204Q140 270 142 330', '#ffffff', 'stroke-width="9" opacity=".8"') +
    path(d, 'url(#down)')
  )
}

/** Wet wipes with a flip lid. */
export const wipes: Pack = (p) => {
  const d = 'M46 168Q60 156 78 156H362Q380 156 394 168L398 330Q384 344 362 344H78Q56 344 42 330Z'
  return (
    shadow(220, 350, 172) +
    clipTo(d, fillSquare(p.ground) + wideLabel(p, { x: 70, y: 172, w: 300, h: 160 })) +
    path(d, 'url(#flat)') +
    rounded({ x: 128, y: 120, w: 184, h: 44 }, 16, '#f3f5f6', 'url(#down)') +
    stroke('M196 128H244', '#b9c2c8', 'stroke-width="4"')
  )
}
