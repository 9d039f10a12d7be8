import { drawArt } from './arts.ts'
import { mix } from './colour.ts'
import { stripLabel, wideLabel, type Label } from './labels.ts'
import { lettering } from './lettering.ts'
import { nameBlock } from './name-block.ts'
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

type Spot = readonly [x: number, y: number, size: number, turn: number]

const scattered = (p: Label, spots: readonly Spot[]): Svg =>
  spots.map(([x, y, size, turn]) => drawArt(p.art, { x, y, size, turn })).join('')

/** Meat in a black tray under film. */
export const tray: Pack = (p) => {
  const inner = 'M70 148H370L352 342H88Z'
  return (
    shadow(220, 366, 156) +
    fillWithLights(
      'M52 128H388Q398 128 396 140L374 346Q372 362 356 362H84Q68 362 66 346L44 140Q42 128 52 128Z',
      '#262b2e',
      'down',
    ) +
    path(inner, '#000000', 'opacity=".3"') +
    clipTo(
      'M56 120H384L366 350H74Z',
      scattered(p, [
        [134, 206, 128, -14],
        [228, 192, 132, 8],
        [314, 212, 124, 24],
        [150, 330, 120, 12],
        [226, 338, 120, -6],
        [296, 328, 116, -20],
      ]),
    ) +
    path(inner, '#ffffff', 'opacity=".07"') +
    path('M92 150L150 150L104 340L90 340ZM176 150H196L150 340H130Z', '#ffffff', 'opacity=".15"') +
    stripLabel(p, { x: 62, y: 236, w: 316, h: 92 })
  )
}

/** A ready meal in a printed sleeve. */
export const mealTray: Pack = (p) => {
  const d = 'M52 128H388V352H52Z'
  return (
    shadow(220, 362, 168) +
    fillWithLights('M40 148H400L386 362H54Z', '#2a2f32', 'down') +
    clipTo(
      d,
      fillSquare(p.ground) +
        ellipse({ x: 286, y: 236, w: 92, h: 92 }, '#ffffff', 'url(#lit)') +
        drawArt(p.art, { x: 286, y: 234, size: 132 }) +
        lettering(p.brand, { x: 128, y: 204, size: 42, width: 126, fill: p.ink, face: p.face }) +
        nameBlock(p.name, { x: 128, y: 258, size: 21, width: 128, fill: p.ink }) +
        rect({ x: 52, y: 328, w: 336, h: 24 }, p.band),
    ) +
    path(d, 'url(#down)')
  )
}

/** Slices or pieces sealed flat under clear film. */
export const vac: Pack = (p) => {
  const d = 'M62 92Q220 82 378 92Q392 220 378 352Q220 362 62 352Q48 220 62 92Z'
  return (
    shadow(220, 362, 160) +
    fillWithLights(d, mix(p.tone, '#f3f5f6', 0.62)) +
    clipTo(
      d,
      scattered(p, [
        [146, 168, 150, -12],
        [286, 172, 150, 14],
        [216, 214, 156, 2],
      ]) + rect({ x: 40, y: 250, w: 360, h: 120 }, p.ground),
    ) +
    clipTo(d, stripLabel(p, { x: 70, y: 248, w: 300, h: 96 })) +
    path(d, 'url(#flat)') +
    stroke('M84 104Q74 180 82 240M340 108Q352 170 350 236', '#ffffff', 'stroke-width="9" opacity=".5"') +
    path('M62 92Q220 82 378 92L376 106Q220 97 64 106Z', '#ffffff', 'opacity=".4"')
  )
}

/** Cheese, butter, icing: a wrapped block. */
export const block: Pack = (p) =>
  shadow(224, 346, 156) +
  fillWithLights('M54 190L116 124H406L364 190Z', mix(p.ground, '#ffffff', 0.3)) +
  fillWithLights('M364 190L406 124V276L364 346Z', mix(p.ground, '#000000', 0.22)) +
  clipTo('M54 190H364V346H54Z', fillSquare(p.ground) + wideLabel(p, { x: 66, y: 192, w: 288, h: 152 })) +
  path('M54 190H364V346H54Z', 'url(#down)') +
  stroke('M92 184L140 132M330 184L376 132', '#ffffff', 'stroke-width="3" opacity=".4"')

/** A wheel of cheese with a wedge cut from it. */
export const wheel: Pack = (p) => {
  const paste = p.art === 'goat' ? '#f6f1e2' : mix(p.tone, '#fff3cf', 0.58)
  const side = 'M58 196V284Q62 346 220 350Q378 346 382 284V196Q378 258 220 262Q62 258 58 196Z'
  return (
    shadow(220, 350, 160) +
    clipTo(side, fillSquare(p.ground)) +
    path(side, 'url(#round)') +
    ellipse({ x: 220, y: 196, w: 162, h: 68 }, mix(p.ground, '#ffffff', 0.16), 'url(#lit)') +
    path('M220 196L380 214V290Q376 322 330 336L220 262Z', paste) +
    path('M220 196L330 250V336L220 262Z', mix(paste, '#7a5a1a', 0.14)) +
    path('M220 196L380 206Q376 232 330 250Z', mix(paste, '#ffffff', 0.3)) +
    (p.art === 'blue-cheese'
      ? stroke(
          'M250 232l12 8l4 14M296 240l10 16l-4 20M262 262l14 4M340 236l10 14M318 262l12 22',
          '#3f6f9a',
          'stroke-width="5" opacity=".75"',
        )
      : '') +
    (p.art === 'emmental'
      ? ellipse({ x: 300, y: 268, w: 11, h: 13 }, mix(paste, '#7a5a1a', 0.3)) +
        ellipse({ x: 344, y: 242, w: 8, h: 9 }, mix(paste, '#7a5a1a', 0.3))
      : '') +
    ellipse({ x: 172, y: 176, w: 104, h: 40 }, p.band) +
    lettering(p.brand, { x: 172, y: 176, size: 30, width: 168, fill: p.bandInk, face: p.face }) +
    nameBlock(p.name, { x: 172, y: 195, size: 15, width: 160, fill: p.bandInk })
  )
}

/** A horseshoe of sausage with a tag. */
export const ring: Pack = (p) => {
  const d = 'M128 118Q92 330 220 334Q348 330 312 118'
  const skin = p.art === 'smoked-cheese' ? '#a8642b' : p.tone
  return (
    shadow(220, 372, 140) +
    stroke(d, mix(skin, '#000000', 0.34), 'stroke-width="74"') +
    stroke(d, skin, 'stroke-width="66"') +
    stroke('M112 128Q84 300 196 342', '#ffffff', 'stroke-width="10" opacity=".28"') +
    stroke('M128 92V62M312 92V62M128 64Q220 20 312 64', '#f2ead8', 'stroke-width="5"') +
    `<g transform="rotate(-6 220 200)">${rounded({ x: 118, y: 150, w: 204, h: 108 }, 10, '#00000033')}${stripLabel(p, { x: 116, y: 144, w: 204, h: 108 })}</g>`
  )
}

/** A log of salami, pâté or butter with clipped ends. */
export const chub: Pack = (p) => {
  const d =
    'M60 188Q40 220 60 276Q80 316 110 316H330Q360 316 380 276Q400 220 380 188Q360 150 330 150H110Q80 150 60 188Z'
  return (
    `<g transform="rotate(-12 220 230)">` +
    shadow(220, 326, 160) +
    path('M60 214L24 196V268L60 250ZM380 214L416 196V268L380 250Z', mix(p.ground, '#000000', 0.3)) +
    clipTo(d, fillSquare(p.ground) + wideLabel(p, { x: 84, y: 156, w: 272, h: 156 })) +
    path(d, 'url(#down)') +
    stroke('M92 172H350', '#ffffff', 'stroke-width="9" opacity=".34"') +
    '</g>'
  )
}

/** A slatted crate of produce. */
export const crate: Pack = (p) => {
  const wood = mix(p.band, '#c99a63', 0.55)
  const row = (y: number, size: number, xs: readonly number[]): Svg =>
    xs
      .map((x, i) => drawArt(p.art, { x, y: y + ((i * 7) % 5) * 3, size, turn: ((i * 47 + y) % 60) - 30 }))
      .join('')
  const slat = (y: number): Svg => rounded({ x: 46, y, w: 348, h: 40 }, 5, wood, 'url(#down)')
  return (
    shadow(220, 376, 162) +
    path('M46 236L82 178H358L394 236Z', mix(wood, '#000000', 0.5)) +
    row(146, 108, [130, 220, 310]) +
    row(186, 112, [94, 178, 262, 346]) +
    row(226, 112, [122, 220, 318]) +
    slat(246) +
    slat(290) +
    slat(334) +
    rect({ x: 60, y: 242, w: 18, h: 134 }, mix(wood, '#000000', 0.25)) +
    rect({ x: 362, y: 242, w: 18, h: 134 }, mix(wood, '#000000', 0.25)) +
    stripLabel(p, { x: 106, y: 262, w: 228, h: 94 })
  )
}

/** A clear punnet with a printed lid. */
export const punnet: Pack = (p) => {
  const side = 'M58 182H382L352 352Q350 366 334 366H106Q90 366 88 352Z'
  return (
    shadow(220, 370, 146) +
    fillWithLights(side, mix(p.tone, '#2a3a2a', 0.5)) +
    clipTo(
      side,
      scattered(p, [
        [116, 214, 104, -10],
        [194, 208, 108, 12],
        [272, 214, 106, -6],
        [340, 210, 100, 18],
        [140, 286, 106, 14],
        [224, 284, 110, -12],
        [306, 288, 104, 6],
        [180, 352, 100, 0],
        [264, 352, 100, -14],
      ]),
    ) +
    path(side, 'url(#flat)') +
    stroke('M112 200L130 352M326 200L312 352', '#ffffff', 'stroke-width="8" opacity=".4"') +
    rounded({ x: 48, y: 104, w: 344, h: 84 }, 14, '#00000022') +
    rounded({ x: 48, y: 100, w: 344, h: 84 }, 14, '#eef4f4') +
    stripLabel(p, { x: 74, y: 104, w: 292, h: 76 })
  )
}

/** Herbs and stalks tied in a bunch, with a paper band. */
export const bunch: Pack = (p) =>
  shadow(220, 388, 96) +
  scattered(p, [
    [146, 164, 190, -26],
    [296, 164, 190, 26],
    [220, 142, 214, 0],
    [178, 218, 176, -12],
    [264, 218, 176, 12],
  ]) +
  stroke(
    'M196 300L180 386M220 300V390M244 300L262 386M208 300L200 388M232 300L242 388',
    mix(p.tone, '#4a6a2a', 0.4),
    'stroke-width="8"',
  ) +
  rounded({ x: 118, y: 250, w: 204, h: 88 }, 9, '#00000022') +
  stripLabel(p, { x: 118, y: 246, w: 204, h: 88 })

/** Fish on ice in a white box. */
export const fishBox: Pack = (p) => {
  const ice = Array.from({ length: 34 }, (_, i) =>
    rounded(
      { x: 74 + ((i * 61) % 290), y: 150 + ((i * 37) % 62), w: 24, h: 18 },
      5,
      i % 3 === 0 ? '#ffffff' : '#d8edf7',
    ),
  ).join('')
  return (
    shadow(220, 370, 168) +
    path('M46 220L84 132H356L394 220Z', '#b9d6e4') +
    ice +
    scattered(p, [
      [142, 176, 150, -10],
      [298, 178, 150, 8],
      [220, 206, 168, -2],
    ]) +
    path('M40 216H400L384 350Q382 366 364 366H76Q58 366 56 350Z', '#f3f7f9') +
    path('M40 216H400L384 350Q382 366 364 366H76Q58 366 56 350Z', 'url(#down)') +
    stroke('M40 222H400', '#c6d3da', 'stroke-width="5"') +
    stripLabel(p, { x: 96, y: 244, w: 248, h: 96 })
  )
}

/** Cakes under a dome of clear plastic. */
export const cakeTray: Pack = (p) => {
  const dome = 'M74 292Q70 124 220 116Q370 124 366 292Z'
  return (
    shadow(220, 352, 160) +
    ellipse({ x: 220, y: 296, w: 168, h: 44 }, '#cfa96a', 'url(#down)') +
    clipTo(
      'M52 292Q70 110 220 104Q370 110 388 292V340H52Z',
      scattered(p, [
        [142, 218, 140, -8],
        [298, 218, 140, 8],
        [220, 182, 150, 0],
        [220, 254, 158, 0],
      ]),
    ) +
    path(dome, '#eaf6fb', 'opacity=".22"') +
    stroke('M108 274Q106 166 190 138', '#ffffff', 'stroke-width="10" opacity=".6"') +
    clipTo(
      'M52 288Q220 346 388 288V330Q376 356 220 360Q64 356 52 330Z',
      fillSquare(p.ground) +
        lettering(p.brand, { x: 142, y: 342, size: 34, width: 130, fill: p.ink, face: p.face }) +
        nameBlock(p.name, { x: 286, y: 330, size: 17, width: 150, fill: p.ink }),
    ) +
    path('M52 288Q220 346 388 288V330Q376 356 220 360Q64 356 52 330Z', 'url(#round)', 'opacity=".6"')
  )
}
