import { drawArt } from './arts.ts'
import { lightnessOf, mix } from './colour.ts'
import { stripLabel, uprightLabel, wideLabel, type Label } from './labels.ts'
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

const printed = (p: Label, d: string, inner: Svg): Svg =>
  clipTo(d, fillSquare(p.ground) + inner) + path(d, 'url(#round)')

const lidColour = (p: Label): string => (lightnessOf(p.band) > 0.86 ? mix(p.band, '#8a9298', 0.16) : p.band)

export const jar: Pack = (p) => {
  const d = 'M128 112H312Q330 124 330 150V356Q330 388 298 388H142Q110 388 110 356V150Q110 124 128 112Z'
  const inside = lightnessOf(p.tone) > 0.75 ? mix(p.tone, '#a08a5a', 0.2) : p.tone
  return (
    shadow(220, 392, 106) +
    fillWithLights(d, inside, 'round') +
    clipTo(
      d,
      clipTo(
        'M100 166H340V352H100Z',
        rect({ x: 100, y: 166, w: 240, h: 186 }, p.ground) +
          uprightLabel(p, { x: 130, y: 168, w: 180, h: 182 }),
      ) + rect({ x: 110, y: 166, w: 220, h: 186 }, 'url(#round)'),
    ) +
    rounded({ x: 116, y: 66, w: 208, h: 48 }, 8, lidColour(p), 'url(#round)') +
    stroke('M132 130V156', '#ffffff', 'stroke-width="9" opacity=".4"')
  )
}

/** A small jar with a shaker lid. */
export const spice: Pack = (p) => {
  const d = 'M134 130H306V368Q306 390 284 390H156Q134 390 134 368Z'
  return (
    shadow(220, 392, 94) +
    fillWithLights(d, lightnessOf(p.tone) > 0.75 ? mix(p.tone, '#a08a5a', 0.16) : p.tone, 'round') +
    clipTo(
      d,
      clipTo(
        'M120 160H320V366H120Z',
        rect({ x: 120, y: 160, w: 200, h: 206 }, p.ground) +
          uprightLabel(p, { x: 144, y: 162, w: 152, h: 202 }),
      ) + rect({ x: 134, y: 160, w: 172, h: 206 }, 'url(#round)'),
    ) +
    rounded({ x: 124, y: 54, w: 192, h: 78 }, 10, mix(p.band, '#000000', 0.05), 'url(#round)') +
    stroke('M132 114H308', '#000000', 'stroke-width="3" opacity=".2"')
  )
}

export const tub: Pack = (p) =>
  shadow(220, 388, 108) +
  printed(
    p,
    'M90 128H350L326 366Q324 386 302 386H138Q116 386 114 366Z',
    uprightLabel(p, { x: 124, y: 140, w: 192, h: 242 }),
  ) +
  rounded({ x: 78, y: 94, w: 284, h: 42 }, 12, lidColour(p), 'url(#round)')

/** A pail with a wire handle. */
export const bucket: Pack = (p) =>
  shadow(220, 392, 116) +
  stroke('M88 116Q220 -26 352 116', '#9aa1a6', 'stroke-width="6"') +
  rounded({ x: 192, y: 40, w: 56, h: 15 }, 7, '#f2f3f3', 'url(#down)') +
  printed(
    p,
    'M86 118H354L332 372Q330 390 308 390H132Q110 390 108 372Z',
    uprightLabel(p, { x: 120, y: 140, w: 200, h: 240 }),
  ) +
  rounded({ x: 76, y: 96, w: 288, h: 34 }, 9, lidColour(p), 'url(#round)')

/** A pot with a peeling foil lid: yoghurt and cream. */
export const pot: Pack = (p) =>
  shadow(220, 376, 92) +
  printed(
    p,
    'M102 130H338L308 356Q306 374 286 374H154Q134 374 132 356Z',
    uprightLabel(p, { x: 134, y: 138, w: 172, h: 230 }),
  ) +
  ellipse({ x: 220, y: 124, w: 126, h: 30 }, '#cfd6da') +
  ellipse({ x: 220, y: 119, w: 126, h: 29 }, mix(p.band, '#ffffff', 0.3), 'url(#down)') +
  path('M334 112Q368 98 360 124Q352 134 336 128Z', mix(p.band, '#ffffff', 0.42))

/** Low and oval: spreads and dips. */
export const flat: Pack = (p) => {
  const side = 'M56 188Q220 246 384 188L362 300Q220 352 78 300Z'
  return (
    shadow(220, 338, 160) +
    printed(p, side, wideLabel(p, { x: 92, y: 218, w: 256, h: 88 })) +
    ellipse({ x: 220, y: 184, w: 172, h: 60 }, mix(lidColour(p), '#000000', 0.14)) +
    ellipse({ x: 220, y: 174, w: 172, h: 60 }, mix(p.ground, '#ffffff', 0.18), 'url(#lit)') +
    ellipse({ x: 220, y: 173, w: 150, h: 48 }, p.ground) +
    drawArt(p.art, { x: 220, y: 168, size: 94 })
  )
}

/** A paper cup with a lid: pot noodles, porridge, iced coffee. */
export const cupFood: Pack = (p) =>
  shadow(220, 390, 88) +
  printed(
    p,
    'M124 106H316L290 372Q288 390 268 390H172Q152 390 150 372Z',
    uprightLabel(p, { x: 148, y: 118, w: 144, h: 254 }),
  ) +
  ellipse({ x: 220, y: 102, w: 104, h: 20 }, '#d5dade') +
  ellipse({ x: 220, y: 98, w: 104, h: 20 }, mix(p.band, '#ffffff', 0.3), 'url(#down)')

/** A candle poured into glass. */
export const candleJar: Pack = (p) =>
  shadow(220, 380, 96) +
  printed(
    { ...p, ground: mix(p.tone, '#fff6e6', 0.6) },
    'M122 150H318V356Q318 378 296 378H144Q122 378 122 356Z',
    '',
  ) +
  stroke('M220 152V124', '#4a3a2a', 'stroke-width="4"') +
  path('M220 76Q242 106 232 122Q220 134 208 122Q200 106 220 76Z', '#f8b22e') +
  path('M220 98Q230 114 224 122Q219 126 214 121Q210 112 220 98Z', '#fff2b8') +
  stripLabel(p, { x: 150, y: 206, w: 140, h: 118 })

/** A tall tube with a lid: stacked crisps. */
export const tallTube: Pack = (p) =>
  shadow(220, 392, 66) +
  printed(p, 'M158 84V376Q220 396 282 376V84Z', uprightLabel(p, { x: 164, y: 100, w: 112, h: 274 })) +
  rounded({ x: 152, y: 56, w: 136, h: 34 }, 10, '#e9ecee', 'url(#round)')

/** Toothpaste, purée, cream: a tube on its cap, crimped above. */
export const tube: Pack = (p) => {
  const d = 'M128 52H312L286 342H154Z'
  return (
    shadow(220, 392, 66) +
    clipTo(
      d,
      rect({ x: 100, y: 40, w: 240, h: 320 }, p.ground) + uprightLabel(p, { x: 154, y: 72, w: 132, h: 258 }),
    ) +
    path(d, 'url(#flat)') +
    rect({ x: 126, y: 48, w: 188, h: 24 }, mix(p.ground, '#000000', 0.16)) +
    rounded({ x: 168, y: 340, w: 104, h: 48 }, 7, '#f0f2f2', 'url(#round)')
  )
}
