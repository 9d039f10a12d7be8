import { drawArt, isLoose } from './arts.ts'
import { mix } from './colour.ts'
import { stripLabel, uprightLabel } from './labels.ts'
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

const crimps = (y: number, h: number): Svg =>
  Array.from({ length: 28 }, (_, i) => rect({ x: 100 + i * 9, y, w: 2, h }, '#ffffff', 'opacity=".18"')).join(
    '',
  )

export const pouch: Pack = (p) => {
  const d = 'M104 54H336L330 92Q342 240 350 366Q352 388 330 388Q220 398 110 388Q88 388 90 366Q98 240 110 92Z'
  return (
    shadow(220, 392, 122) +
    clipTo(
      d,
      fillSquare(p.ground) +
        rect({ x: 80, y: 54, w: 280, h: 30 }, mix(p.ground, '#000000', 0.16)) +
        crimps(54, 30) +
        uprightLabel(p, { x: 112, y: 88, w: 216, h: 294 }) +
        path('M90 376Q220 356 350 376V400H90Z', '#000000', 'opacity=".12"'),
    ) +
    path(d, 'url(#flat)') +
    stroke('M118 100Q108 240 104 350', '#ffffff', 'stroke-width="9" opacity=".22"')
  )
}

/** Puffed with air: crisps, sweets, salad. */
export const pillow: Pack = (p) => {
  const d = 'M92 66L348 66L340 92Q358 216 340 348L348 376H92L100 348Q82 216 100 92Z'
  return (
    shadow(220, 386, 124) +
    clipTo(d, fillSquare(p.ground) + uprightLabel(p, { x: 108, y: 92, w: 224, h: 264 })) +
    path(d, 'url(#flat)') +
    rect({ x: 92, y: 64, w: 256, h: 24 }, mix(p.ground, '#ffffff', 0.24)) +
    rect({ x: 92, y: 354, w: 256, h: 24 }, mix(p.ground, '#ffffff', 0.24)) +
    crimps(64, 24) +
    crimps(354, 24) +
    stroke('M128 110Q114 216 128 332', '#ffffff', 'stroke-width="12" opacity=".28"') +
    stroke('M318 120Q328 216 318 330', '#000000', 'stroke-width="10" opacity=".08"')
  )
}

const sackShape =
  'M98 66Q220 80 342 66Q330 140 344 220Q352 310 346 386Q220 372 94 386Q88 310 96 220Q110 140 98 66Z'

/** Sewn and woven: rice, flour, feed. */
export const sack: Pack = (p) =>
  shadow(220, 386, 126) +
  clipTo(
    sackShape,
    fillSquare(p.ground) +
      uprightLabel(p, { x: 116, y: 88, w: 208, h: 282 }) +
      rect({ x: 80, y: 50, w: 280, h: 34 }, '#000000', 'opacity=".14"') +
      rect({ x: 80, y: 368, w: 280, h: 34 }, '#000000', 'opacity=".14"'),
  ) +
  path(sackShape, 'url(#flat)') +
  stroke('M104 82Q220 95 336 82', '#ffffff', 'stroke-width="3" stroke-dasharray="9 6" opacity=".85"')

/** A paper bag folded over: flour and oats in small sizes. */
export const paperPack: Pack = (p) => {
  const d = 'M116 96H324V380Q220 392 116 380Z'
  return (
    shadow(220, 386, 112) +
    path('M124 62H316L324 98H116Z', mix(p.ground, '#ffffff', 0.2)) +
    path('M124 62H316L320 80H120Z', mix(p.ground, '#000000', 0.08)) +
    clipTo(d, fillSquare(p.ground) + uprightLabel(p, { x: 126, y: 102, w: 188, h: 274 })) +
    path(d, 'url(#flat)')
  )
}

/** Brown paper with a stitched top: potatoes. */
export const potatoSack: Pack = (p) =>
  shadow(220, 386, 126) +
  clipTo(
    sackShape,
    fillSquare('#c79a63') +
      ellipse({ x: 220, y: 246, w: 96, h: 108 }, p.ground) +
      uprightLabel({ ...p, layout: 'classic' }, { x: 134, y: 142, w: 172, h: 212 }) +
      rect({ x: 80, y: 50, w: 280, h: 40 }, '#8a5f34'),
  ) +
  path(sackShape, 'url(#flat)') +
  stroke('M104 92Q220 105 336 92', '#f2e4cc', 'stroke-width="3" stroke-dasharray="9 6"')

/** A transparent bag with a printed header: pulses, nuts, rolls. */
export const clear: Pack = (p) => {
  const d =
    'M104 62H336Q330 120 338 200Q350 300 344 374Q342 390 324 390Q220 396 116 390Q98 390 96 374Q90 300 102 200Q110 120 104 62Z'
  const piece = (x: number, y: number, turn: number): Svg => drawArt(p.art, { x, y, size: 112, turn })
  const pieces =
    piece(150, 226, -16) +
    piece(244, 214, 10) +
    piece(316, 246, 24) +
    piece(120, 308, 8) +
    piece(208, 306, -8) +
    piece(298, 326, 14) +
    piece(158, 384, -10) +
    piece(254, 384, 6)
  const heap = (x: number, y: number): Svg => drawArt(p.art, { x, y, size: 250 })
  const heaps =
    heap(128, 222) + heap(312, 222) + heap(220, 252) + heap(110, 316) + heap(330, 316) + heap(220, 340)
  return (
    shadow(220, 392, 122) +
    clipTo(
      d,
      fillSquare(mix(p.tone, '#f8f5ee', isLoose(p.art) ? 0.2 : 0.72)) +
        (isLoose(p.art) ? heaps : pieces) +
        rect({ x: 80, y: 50, w: 280, h: 122 }, p.ground) +
        rect({ x: 80, y: 166, w: 280, h: 8 }, p.band),
    ) +
    stripLabel(p, { x: 116, y: 70, w: 208, h: 94 }) +
    path(d, 'url(#flat)') +
    stroke('M124 190Q114 280 122 366M316 196Q326 290 318 350', '#ffffff', 'stroke-width="8" opacity=".42"')
  )
}

/** A loaf in its bag, tied at the top. */
export const loaf: Pack = (p) => {
  const d =
    'M70 176Q66 138 106 134Q150 118 196 134Q250 116 300 132Q372 126 372 178L364 352Q362 372 340 372H102Q80 372 78 352Z'
  return (
    shadow(220, 376, 152) +
    path('M198 134Q176 94 160 70L280 70Q262 94 244 134Z', mix(p.ground, '#ffffff', 0.3)) +
    rounded({ x: 196, y: 108, w: 50, h: 15 }, 5, p.band) +
    fillWithLights(d, '#d9a564', 'lit') +
    clipTo(
      d,
      rect({ x: 60, y: 184, w: 320, h: 200 }, p.ground) + uprightLabel(p, { x: 110, y: 186, w: 220, h: 182 }),
    ) +
    path(d, 'url(#flat)') +
    stroke('M96 156Q150 138 200 152M252 146Q310 138 350 152', '#ffffff', 'stroke-width="6" opacity=".5"')
  )
}

/** Netting with the produce in it and a printed clip. */
export const net: Pack = (p) => {
  const d = 'M170 104Q220 92 270 104Q352 160 356 262Q356 384 220 388Q84 384 84 262Q88 160 170 104Z'
  const piece = (x: number, y: number, turn: number): Svg => drawArt(p.art, { x, y, size: 120, turn })
  const mesh = Array.from(
    { length: 15 },
    (_, i) => `M${40 + i * 26} 90L${-40 + i * 26} 400M${i * 26} 90L${80 + i * 26} 400`,
  ).join('')
  return (
    shadow(220, 386, 126) +
    clipTo(
      d,
      fillSquare(mix(p.tone, '#1a1410', 0.45)) +
        piece(216, 160, 8) +
        piece(146, 220, -14) +
        piece(284, 224, 16) +
        piece(214, 250, -6) +
        piece(140, 316, 10) +
        piece(298, 318, -12) +
        piece(222, 342, 4) +
        stroke(mesh, mix(p.band, '#ffffff', 0.2), 'stroke-width="2.4" opacity=".62"'),
    ) +
    path(d, 'url(#lit)', 'opacity=".5"') +
    path('M176 106L196 62H244L264 106Q220 92 176 106Z', mix(p.tone, '#000000', 0.2)) +
    stripLabel(p, { x: 120, y: 36, w: 200, h: 78 })
  )
}

/** A small flat sachet. */
export const sachet: Pack = (p) => {
  const d = 'M112 70H328V378H112Z'
  return (
    shadow(220, 386, 106) +
    clipTo(d, fillSquare(p.ground) + uprightLabel(p, { x: 124, y: 96, w: 192, h: 262 })) +
    path(d, 'url(#flat)') +
    rect({ x: 112, y: 66, w: 216, h: 22 }, mix(p.ground, '#ffffff', 0.26)) +
    rect({ x: 112, y: 360, w: 216, h: 22 }, mix(p.ground, '#ffffff', 0.26)) +
    crimps(66, 22)
  )
}

/** A pouch with a spout, for babies. */
export const spoutPouch: Pack = (p) => {
  const d = 'M132 108Q220 92 308 108Q322 240 316 360Q314 388 286 388H154Q126 388 124 360Q118 240 132 108Z'
  return (
    shadow(220, 392, 100) +
    rounded({ x: 190, y: 42, w: 60, h: 42 }, 10, p.band, 'url(#round)') +
    rect({ x: 204, y: 82, w: 32, h: 24 }, '#eef1f2') +
    clipTo(d, fillSquare(p.ground) + uprightLabel(p, { x: 136, y: 118, w: 168, h: 250 })) +
    path(d, 'url(#flat)')
  )
}

/** A paper sleeve with its content showing. */
export const paperSleeve: Pack = (p) => {
  const d = 'M140 172H300L282 388H158Z'
  return (
    shadow(220, 392, 84) +
    drawArt(p.art, { x: 182, y: 150, size: 190, turn: -38 }) +
    drawArt(p.art, { x: 262, y: 158, size: 190, turn: -28 }) +
    clipTo(d, fillSquare(p.ground) + uprightLabel(p, { x: 156, y: 184, w: 128, h: 196 })) +
    path(d, 'url(#flat)')
  )
}

/** Kraft carrier with twisted handles, printed. */
export const carrier: Pack = (p) => {
  const kraft = '#c99b63'
  return (
    shadow(222, 392, 128) +
    stroke(
      'M164 120Q168 44 200 44Q232 44 236 120M204 108Q208 36 240 36Q270 36 276 108',
      '#8a5f34',
      'stroke-width="7"',
    ) +
    path('M104 118H300V390H104Z', kraft) +
    path('M300 118L342 96V362L300 390Z', mix(kraft, '#000000', 0.24)) +
    path('M104 118L146 96H342L300 118Z', mix(kraft, '#ffffff', 0.2)) +
    path('M104 118H300V390H104Z', 'url(#flat)') +
    stripLabel(p, { x: 122, y: 196, w: 160, h: 116 })
  )
}

/** A stack of flat paper bags in a printed band. */
export const paperBags: Pack = (p) => {
  const paper = p.art === 'white-bag' ? '#f4f1ea' : '#cfa46c'
  const bag = (dx: number, dy: number, shade: number): Svg =>
    path(
      `M${96 + dx} ${90 + dy}l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7V${366 + dy}H${96 + dx}Z`,
      mix(paper, '#000000', shade),
    )
  return (
    shadow(226, 390, 130) +
    bag(30, 18, 0.2) +
    bag(16, 10, 0.12) +
    bag(0, 0, 0) +
    rect({ x: 96, y: 172, w: 240, h: 116 }, p.ground) +
    stripLabel(p, { x: 112, y: 178, w: 192, h: 104 }) +
    path('M96 90H304V366H96Z', 'url(#flat)')
  )
}

/** Plastic carriers, handles up. */
export const vest: Pack = (p) => {
  const d = 'M120 60H170V130Q220 152 270 130V60H320V150Q332 280 326 390H114Q108 280 120 150Z'
  return (
    shadow(220, 392, 112) +
    clipTo(
      d,
      fillSquare(mix(p.ground, '#ffffff', 0.1)) +
        uprightLabel({ ...p, layout: 'plate' }, { x: 132, y: 160, w: 176, h: 214 }),
    ) +
    path(d, 'url(#flat)') +
    stroke('M146 70V140M294 70V140', '#ffffff', 'stroke-width="6" opacity=".4"')
  )
}
