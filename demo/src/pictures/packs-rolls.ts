import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { stripLabel, uprightLabel, wideLabel, type Label } from './labels.ts'
import type { Pack } from './packs-metal.ts'
import {
  clipTo,
  ellipse,
  fillSquare,
  type Frame,
  path,
  rect,
  rounded,
  fillWithLights,
  shadow,
  stroke,
  type Svg,
} from './paint.ts'

/** A roll standing up: paper round a core. */
function standingRoll({ x, y, w, h }: Frame, paper: string): Svg {
  const half = w / 2
  const side = `M${x} ${y}V${y + h}Q${x + half} ${y + h + half * 0.4} ${x + w} ${y + h}V${y}Z`
  return (
    path(side, paper) +
    path(side, 'url(#round)', 'opacity=".5"') +
    ellipse({ x: x + half, y, w: half, h: half * 0.3 }, mix(paper, '#ffffff', 0.4), 'url(#lit)') +
    ellipse({ x: x + half, y, w: half * 0.34, h: half * 0.11 }, '#8a6a44')
  )
}

const band = (p: Label, frame: Frame): Svg => stripLabel(p, frame)

/** Toilet tissue in a printed wrap: the rolls show through. */
export const tissuePack: Pack = (p) => {
  const d = 'M84 92Q220 80 356 92Q366 232 356 374Q220 386 84 374Q74 232 84 92Z'
  return (
    shadow(220, 384, 142) +
    clipTo(
      d,
      fillSquare(p.ground) +
        standingRoll({ x: 92, y: 110, w: 124, h: 110 }, '#f4f6f8') +
        standingRoll({ x: 224, y: 110, w: 124, h: 110 }, '#f4f6f8') +
        rect({ x: 60, y: 216, w: 320, h: 180 }, p.ground) +
        wideLabel(p, { x: 92, y: 222, w: 256, h: 148 }),
    ) +
    path(d, 'url(#flat)')
  )
}

/** Two kitchen rolls in a wrap. */
export const kitchenRoll: Pack = (p) => {
  const roll = (x: number): Svg => standingRoll({ x, y: 92, w: 122, h: 276 }, '#f7f8f8')
  return shadow(220, 384, 136) + roll(92) + roll(226) + band(p, { x: 88, y: 180, w: 264, h: 116 })
}

const centre =
  (paper: string): Pack =>
  (p) =>
    shadow(220, 384, 122) +
    standingRoll({ x: 104, y: 122, w: 232, h: 240 }, paper) +
    path('M214 122Q200 84 224 54Q244 84 230 122Z', mix(paper, '#ffffff', 0.3)) +
    band(p, { x: 112, y: 208, w: 216, h: 112 })

export const blueCentrefeed = centre('#6aa9de')

/** Big flat rolls, stacked. */
export const jumboRoll: Pack = (p) => {
  const roll = (y: number): Svg => standingRoll({ x: 84, y, w: 272, h: 76 }, '#f2f4f5')
  return (
    shadow(220, 384, 144) + roll(274) + roll(194) + roll(114) + band(p, { x: 112, y: 206, w: 216, h: 104 })
  )
}

/** Bags on a roll, printed sleeve in the middle. */
export const binRoll: Pack = (p) => {
  const film = p.art === 'caddy' ? '#7fae4a' : p.art === 'clear-bag' ? '#d5e4ec' : '#2a2e31'
  return (
    `<g transform="rotate(-16 220 230)">` +
    shadow(220, 322, 176) +
    rounded({ x: 44, y: 150, w: 352, h: 164 }, 40, film, 'url(#down)') +
    ellipse({ x: 392, y: 232, w: 32, h: 80 }, mix(film, '#ffffff', 0.12)) +
    ellipse({ x: 392, y: 232, w: 12, h: 30 }, '#b5894f') +
    stroke('M64 172H372', '#ffffff', 'stroke-width="7" opacity=".3"') +
    clipTo('M112 148H318V316H112Z', fillSquare(p.ground) + wideLabel(p, { x: 120, y: 152, w: 190, h: 160 })) +
    path('M112 148H318V316H112Z', 'url(#down)') +
    '</g>'
  )
}

/** Till rolls: a stack, ends towards you. */
export const tillRolls: Pack = (p) => {
  const roll = (x: number, y: number): Svg =>
    ellipse({ x, y, w: 56, h: 56 }, '#dfe4e8') +
    ellipse({ x: x - 3, y: y - 3, w: 55, h: 55 }, '#fbfbfa', 'url(#lit)') +
    `<circle cx="${x - 3}" cy="${y - 3}" r="38" fill="none" stroke="#d3d9de" stroke-width="3"/>` +
    ellipse({ x: x - 3, y: y - 3, w: 15, h: 15 }, mix(p.band, '#3a2a14', 0.4))
  return (
    shadow(220, 384, 164) +
    roll(158, 130) +
    roll(282, 130) +
    roll(98, 216) +
    roll(220, 216) +
    roll(342, 216) +
    rounded({ x: 58, y: 262, w: 324, h: 118 }, 6, p.ground) +
    clipTo('M58 262H382V380H58Z', wideLabel(p, { x: 72, y: 264, w: 296, h: 114 })) +
    path('M58 262H382V380H58Z', 'url(#down)')
  )
}

/** Labels on a roll, some peeling off. */
export const labelRoll: Pack = (p) =>
  shadow(220, 374, 150) +
  ellipse({ x: 190, y: 200, w: 130, h: 130 }, '#d5dbe0') +
  ellipse({ x: 184, y: 194, w: 130, h: 130 }, '#fafafa', 'url(#lit)') +
  ellipse({ x: 184, y: 194, w: 50, h: 50 }, '#b5894f') +
  ellipse({ x: 184, y: 194, w: 40, h: 40 }, '#efe6d8') +
  path('M184 324H392V372H150Q160 344 184 324Z', '#f3f4f4') +
  [232, 284, 336].map((x) => rounded({ x, y: 330, w: 44, h: 36 }, 4, p.tone)).join('') +
  stripLabel(p, { x: 92, y: 66, w: 256, h: 92 }) +
  drawArt(p.art, { x: 312, y: 230, size: 104 })

/** A bar in its wrapper, on the slant. */
export const bar: Pack = (p) => {
  const teeth = Array.from({ length: 9 }, (_, i) => `L${i % 2 === 0 ? 409 : 400} ${176 + i * 12}`).join('')
  const back = Array.from({ length: 9 }, (_, i) => `L${i % 2 === 0 ? 31 : 40} ${272 - i * 12}`).join('')
  const d = `M40 166H400${teeth}L400 280H40${back}Z`
  const words = { ...p }
  return (
    `<g transform="rotate(-14 220 220)">` +
    shadow(222, 292, 166) +
    clipTo(
      d,
      fillSquare(p.ground) +
        path('M256 150H312L352 300H296Z', p.band) +
        wideBar(words) +
        rect({ x: 20, y: 150, w: 44, h: 150 }, '#ffffff', 'opacity=".16"') +
        rect({ x: 376, y: 150, w: 44, h: 150 }, '#000000', 'opacity=".14"'),
    ) +
    path(d, 'url(#down)') +
    stroke('M70 178H368', '#ffffff', 'stroke-width="6" opacity=".25"') +
    '</g>'
  )
}

function wideBar(p: Label): Svg {
  return (
    stripWords(p, { x: 70, y: 170, w: 196, h: 106 }) + drawArt(p.art, { x: 332, y: 222, size: 94, turn: 8 })
  )
}

const stripWords = (p: Label, frame: Frame): Svg =>
  stripLabel({ ...p, band: p.ground, bandInk: p.ink }, frame)

/** A roll of biscuits in film, lying down. */
export const biscuit: Pack = (p) => {
  const d = 'M66 150H374Q394 150 394 176V312Q394 338 374 338H66Q46 338 46 312V176Q46 150 66 150Z'
  return (
    shadow(220, 344, 172) +
    path('M46 176L18 160V330L46 312ZM394 176L422 160V330L394 312Z', mix(p.ground, '#000000', 0.16)) +
    clipTo(d, fillSquare(p.ground) + wideLabel(p, { x: 62, y: 152, w: 316, h: 184 })) +
    path(d, 'url(#down)') +
    stroke('M66 172H374', '#ffffff', 'stroke-width="10" opacity=".3"')
  )
}

/** Mints in a tight paper roll. */
export const mintRoll: Pack = (p) => {
  const d = 'M60 176H380V300H60Z'
  return (
    `<g transform="rotate(-18 220 236)">` +
    shadow(220, 316, 160) +
    ellipse({ x: 382, y: 238, w: 26, h: 62 }, '#f4f6f6') +
    fillWithLights('M60 176Q36 184 36 238Q36 292 60 300Z', mix(p.ground, '#ffffff', 0.3)) +
    clipTo(d, fillSquare(p.ground) + wideLabel(p, { x: 74, y: 178, w: 296, h: 120 })) +
    path(d, 'url(#down)') +
    stroke('M62 196H376', '#ffffff', 'stroke-width="9" opacity=".3"') +
    '</g>'
  )
}

/** A flip-top box of gum. */
export const flipBox: Pack = (p) => {
  const d = 'M84 172H356V330H84Z'
  return (
    `<g transform="rotate(-8 220 240)">` +
    shadow(220, 340, 142) +
    path('M84 172L104 120H336L356 172Z', mix(p.ground, '#ffffff', 0.28)) +
    clipTo(d, fillSquare(p.ground) + wideLabel(p, { x: 96, y: 174, w: 250, h: 154 })) +
    path(d, 'url(#down)') +
    '</g>'
  )
}

/** Sponges under a band. */
export const spongePack: Pack = (p) => {
  const one = (y: number): Svg =>
    rounded({ x: 84, y, w: 272, h: 46 }, 10, '#f2c02f', 'url(#down)') +
    rounded({ x: 84, y: y + 34, w: 272, h: 20 }, 6, '#2f8f4a')
  return (
    shadow(220, 372, 144) +
    one(306) +
    one(246) +
    one(186) +
    one(126) +
    clipTo(
      'M146 110H294V372H146Z',
      fillSquare(p.ground) + uprightLabel(p, { x: 152, y: 118, w: 136, h: 248 }),
    ) +
    path('M146 110H294V372H146Z', 'url(#down)')
  )
}
