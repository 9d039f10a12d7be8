import { mix } from './colour.ts'
import { uprightLabel } from './labels.ts'
import { bottle, cap, contents } from './packs-bottles.ts'
import type { Pack } from './packs-metal.ts'
import { clipTo, path, rect, fillWithLights, shadow, stroke } from './paint.ts'

/** Twenty litres with a grip. */
export const drum: Pack = (p) => {
  const d = 'M108 118Q108 96 130 96H230L262 70H320Q334 70 334 86V364Q334 388 310 388H132Q108 388 108 364Z'
  return (
    shadow(220, 392, 116) +
    fillWithLights(d, contents(p), 'round') +
    path('M132 120H226L250 146H132Z', '#000000', 'opacity=".2"') +
    stroke('M122 110H240L252 100', '#ffffff', 'stroke-width="6" opacity=".3"') +
    cap({ x: 266, y: 44, w: 56, h: 32 }, p.band) +
    clipTo(
      'M126 160H316V372H126Z',
      rect({ x: 120, y: 160, w: 200, h: 214 }, p.ground) +
        uprightLabel(p, { x: 132, y: 164, w: 178, h: 204 }),
    ) +
    rect({ x: 126, y: 160, w: 190, h: 212 }, 'url(#round)', 'opacity=".55"')
  )
}

/** Trigger spray. */
export const spray: Pack = (p) => {
  const d =
    'M176 142H250Q258 170 286 190Q300 200 300 222V366Q300 390 276 390H158Q134 390 134 366V222Q134 200 148 190Q170 174 176 142Z'
  return (
    shadow(216, 392, 86) +
    path('M182 112H248V146H182Z', mix(p.band, '#000000', 0.1)) +
    path('M168 60H286Q306 60 310 84L314 96H262V116H182Q160 108 160 82Z', p.band) +
    path('M168 60H286Q306 60 310 84L314 96H262V116H182Q160 108 160 82Z', 'url(#down)') +
    stroke('M274 98Q270 130 288 148', mix(p.band, '#000000', 0.25), 'stroke-width="11"') +
    fillWithLights(d, mix(p.tone, '#ffffff', 0.3), 'round') +
    clipTo(
      d,
      clipTo(
        'M120 204H320V368H120Z',
        rect({ x: 120, y: 204, w: 200, h: 166 }, p.ground) +
          uprightLabel(p, { x: 142, y: 206, w: 150, h: 160 }),
      ) + rect({ x: 134, y: 204, w: 166, h: 164 }, 'url(#round)'),
    )
  )
}

/** A lotion pump. */
export const pump: Pack = (p) =>
  stroke('M220 112V70M220 70H262Q282 70 284 88', '#eef0f0', 'stroke-width="15"') +
  bottle(
    p,
    {
      body: 'M170 144H270Q298 152 298 186V362Q298 390 272 390H168Q142 390 142 362V186Q142 152 170 144Z',
      wrap: { x: 130, y: 186, w: 180, h: 178 },
      box: { x: 148, y: 188, w: 144, h: 174 },
      foot: 392,
      half: 86,
    },
    mix(p.tone, '#ffffff', 0.25),
  ) +
  cap({ x: 186, y: 106, w: 68, h: 40 }, p.band)

/** Household bottles: a cap at an angle for bleach, a flip top for washing up and shampoo. */
export const flipTop: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M160 108H280Q302 150 300 200Q298 260 304 300V364Q304 390 278 390H162Q136 390 136 364V300Q142 260 140 200Q138 150 160 108Z',
      wrap: { x: 120, y: 150, w: 200, h: 208 },
      box: { x: 146, y: 153, w: 148, h: 202 },
      foot: 392,
      half: 88,
    },
    mix(p.tone, '#ffffff', 0.14),
  ) + cap({ x: 176, y: 62, w: 88, h: 50 }, mix(p.band, '#ffffff', 0.12))

export const bleach: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M204 70L252 58L262 104Q296 126 296 172V364Q296 390 270 390H170Q144 390 144 364V172Q144 126 196 104Z',
      wrap: { x: 130, y: 176, w: 180, h: 188 },
      box: { x: 150, y: 178, w: 140, h: 184 },
      foot: 392,
      half: 84,
    },
    mix(p.tone, '#0a3f7a', 0.25),
  ) + `<g transform="rotate(-13 228 60)">${cap({ x: 198, y: 34, w: 56, h: 38 }, '#e8453c')}</g>`

/** Wide, with a handle cut through: laundry and floor cleaner. */
export const handled: Pack = (p) => {
  const d =
    'M132 110H214Q228 110 236 122Q262 130 290 150Q312 168 312 200V364Q312 390 286 390H154Q128 390 128 364V130Q128 110 132 110Z'
  return (
    shadow(220, 392, 100) +
    fillWithLights(d, mix(p.tone, '#ffffff', 0.1), 'round') +
    path('M244 152Q284 164 286 204V214Q266 210 256 190Q248 172 244 152Z', '#000000', 'opacity=".3"') +
    clipTo(
      d,
      clipTo(
        'M100 222H340V372H100Z',
        rect({ x: 100, y: 222, w: 240, h: 152 }, p.ground) +
          uprightLabel(p, { x: 146, y: 224, w: 148, h: 146 }),
      ) + rect({ x: 128, y: 222, w: 184, h: 150 }, 'url(#round)'),
    ) +
    cap({ x: 136, y: 56, w: 80, h: 58 }, p.band)
  )
}
