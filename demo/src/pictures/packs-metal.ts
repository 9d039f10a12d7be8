import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { uprightLabel, wideLabel, type Label } from './labels.ts'
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

/** Draws a pack with its label on a square of 440. */
export type Pack = (label: Label) => Svg

const printed = (p: Label, d: string, inner: Svg): Svg => clipTo(d, fillSquare(p.ground) + inner)

export const can: Pack = (p) => {
  const d = 'M112 84Q220 108 328 84V356Q220 384 112 356Z'
  return (
    shadow(220, 384, 118) +
    path('M112 62V372Q220 402 328 372V62Z', 'url(#metal)') +
    ellipse({ x: 220, y: 62, w: 108, h: 21 }, '#dfe3e6') +
    ellipse({ x: 220, y: 63, w: 96, h: 16 }, '#b4babf') +
    ellipse({ x: 220, y: 67, w: 88, h: 12 }, '#cfd4d8') +
    printed(p, d, uprightLabel(p, { x: 124, y: 94, w: 192, h: 280 })) +
    path(d, 'url(#round)')
  )
}

/** Low and wide, as for fish. */
export const tin: Pack = (p) => {
  const side = 'M58 178Q220 226 382 178V302Q220 356 58 302Z'
  return (
    shadow(220, 338, 168) +
    path('M58 164V308Q220 366 382 308V164Z', 'url(#metal)') +
    ellipse({ x: 220, y: 164, w: 162, h: 44 }, '#dfe3e6') +
    ellipse({ x: 220, y: 164, w: 146, h: 37 }, mix(p.band, '#ffffff', 0.24), 'url(#down)') +
    stroke('M196 150a26 12 0 1 0 48 6', '#c3c9cd', 'stroke-width="7"') +
    printed(p, side, wideLabel(p, { x: 80, y: 204, w: 280, h: 112 })) +
    path(side, 'url(#round)')
  )
}

const canShape = 'M146 74L134 100V352L146 378Q220 392 294 378L306 352V100L294 74Q220 86 146 74Z'

const drinksCan = (p: Label, body: string, scale: string): Svg =>
  shadow(220, 390, 84) +
  `<g transform="${scale}">` +
  ellipse({ x: 220, y: 66, w: 74, h: 14 }, '#cdd2d6') +
  ellipse({ x: 220, y: 67, w: 62, h: 9 }, '#9aa1a6') +
  path('M146 66V80Q220 92 294 80V66Q220 84 146 66Z', 'url(#metal)') +
  path('M150 372Q220 400 290 372V384Q220 400 150 384Z', 'url(#metal)') +
  printed(
    p,
    body,
    path('M120 300Q220 200 320 250V120Q220 90 120 190Z', mix(p.ground, '#ffffff', 0.14)) +
      uprightLabel(p, { x: 142, y: 92, w: 156, h: 276 }),
  ) +
  path(body, 'url(#round)') +
  '</g>'

export const slim: Pack = (p) => drinksCan(p, canShape, 'translate(0 0)')

/** Taller and thinner, as for energy drinks. */
export const energy: Pack = (p) => drinksCan(p, canShape, 'translate(33 -14) scale(.85 1.04)')

export const oilTin: Pack = (p) => {
  const front = 'M96 92H306V376H96Z'
  return (
    shadow(222, 384, 132) +
    path('M96 92L126 66H344L306 92Z', '#cfd5d9') +
    path('M96 92L126 66H344L306 92Z', 'url(#down)') +
    rect({ x: 150, y: 48, w: 44, h: 24 }, mix(p.band, '#000000', 0.1), 'rx="5"') +
    stroke('M222 74Q252 40 296 74', '#9aa1a6', 'stroke-width="7"') +
    fillWithLights('M306 92L344 66V350L306 376Z', mix(p.ground, '#000000', 0.28)) +
    printed(p, front, uprightLabel(p, { x: 108, y: 96, w: 186, h: 274 })) +
    path(front, 'url(#flat)') +
    stroke('M96 92H306M96 376H306', '#c9a84a', 'stroke-width="6"')
  )
}

export const aerosol: Pack = (p) => {
  const d = 'M152 148H288V380Q220 394 152 380Z'
  return (
    shadow(220, 388, 80) +
    rect({ x: 192, y: 44, w: 56, h: 52 }, '#f2f4f4', 'rx="8"') +
    rounded({ x: 164, y: 72, w: 112, h: 58 }, 16, mix(p.band, '#ffffff', 0.1), 'url(#round)') +
    path('M152 148Q156 118 220 118Q284 118 288 148Z', 'url(#metal)') +
    printed(p, d, uprightLabel(p, { x: 160, y: 152, w: 120, h: 226 })) +
    path(d, 'url(#round)')
  )
}

/** A round tin with a lid, for biscuits. */
export const roundTin: Pack = (p) => {
  const side = 'M62 186Q220 240 378 186V298Q220 360 62 298Z'
  return (
    shadow(220, 342, 164) +
    printed(p, side, wideLabel(p, { x: 82, y: 216, w: 276, h: 108 })) +
    path(side, 'url(#round)') +
    path('M54 150V190Q220 246 386 190V150Z', mix(p.band, '#000000', 0.08)) +
    path('M54 150V190Q220 246 386 190V150Z', 'url(#round)') +
    ellipse({ x: 220, y: 150, w: 166, h: 48 }, mix(p.ground, '#ffffff', 0.12), 'url(#lit)') +
    drawArt(p.art, { x: 220, y: 146, size: 78 })
  )
}
