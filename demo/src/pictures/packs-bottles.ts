import { lightnessOf, mix } from './colour.ts'
import { uprightLabel, type Label } from './labels.ts'
import type { Pack } from './packs-metal.ts'
import { clipTo, path, rect, rounded, fillWithLights, shadow, stroke, type Frame, type Svg } from './paint.ts'

interface BottleShape {
  readonly body: string
  /** The area of the label. */
  readonly wrap: Frame
  readonly box: Frame
  readonly foot: number
  readonly half: number
}

/** A body of one colour with a label around it, and highlights over both. */
export function bottle(p: Label, { body, wrap, box, foot, half }: BottleShape, fill: string): Svg {
  return (
    shadow(220, foot, half) +
    fillWithLights(body, fill, 'round') +
    clipTo(body, rect(wrap, p.ground) + clippedLabel(p, wrap, box) + rect(wrap, 'url(#round)')) +
    stroke(`M${wrap.x + 26} ${wrap.y - 14}V${wrap.y - 44}`, '#ffffff', 'stroke-width="7" opacity=".3"')
  )
}

const clippedLabel = (p: Label, wrap: Frame, box: Frame): Svg =>
  clipTo(`M${wrap.x} ${wrap.y}H${wrap.x + wrap.w}V${wrap.y + wrap.h}H${wrap.x}Z`, uprightLabel(p, box))

export const cap = (frame: Frame, colour: string): Svg => rounded(frame, 5, colour, 'url(#round)')

/** The colour of the content, dark enough for the bottle to be visible on a light background. */
export const contents = (p: Label): string =>
  lightnessOf(p.tone) > 0.7 ? mix(p.tone, '#8a7a5a', 0.3) : p.tone

/** Glass or hard plastic with a neck, for sauces and vinegars. */
export const sauce: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M190 58H250V96Q256 128 292 158Q312 176 312 206V362Q312 390 284 390H156Q128 390 128 362V206Q128 176 148 158Q184 128 190 96Z',
      wrap: { x: 110, y: 186, w: 220, h: 180 },
      box: { x: 132, y: 188, w: 176, h: 176 },
      foot: 392,
      half: 94,
    },
    contents(p),
  ) + cap({ x: 184, y: 36, w: 72, h: 34 }, p.band)

/** Stands on its cap. */
export const squeezy: Pack = (p) => {
  const body = 'M146 58Q220 40 294 58Q312 66 310 92Q306 230 290 340H150Q134 230 130 92Q128 66 146 58Z'
  return (
    shadow(220, 390, 84) +
    fillWithLights(body, contents(p), 'round') +
    clipTo(
      body,
      clipTo(
        'M100 104H340V318H100Z',
        rect({ x: 100, y: 104, w: 240, h: 220 }, p.ground) +
          uprightLabel(p, { x: 140, y: 106, w: 160, h: 210 }),
      ) + rect({ x: 130, y: 104, w: 180, h: 214 }, 'url(#round)'),
    ) +
    cap({ x: 146, y: 338, w: 148, h: 48 }, p.band) +
    stroke('M152 80Q150 90 151 98', '#ffffff', 'stroke-width="8" opacity=".5"')
  )
}

const broadened = (svg: Svg, by: number): Svg =>
  `<g transform="translate(220 0) scale(${by} 1) translate(-220 0)">${svg}</g>`

/** A slender glass bottle with a crown or screw cap. */
export const glass: Pack = (p) => broadened(slenderGlass(p), 1.16)

const slenderGlass: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M196 50H244V112Q246 136 274 166Q292 184 292 212V364Q292 390 266 390H174Q148 390 148 364V212Q148 184 166 166Q194 136 196 112Z',
      wrap: { x: 130, y: 198, w: 180, h: 168 },
      box: { x: 152, y: 200, w: 136, h: 164 },
      foot: 392,
      half: 80,
    },
    contents(p),
  ) +
  cap({ x: 190, y: 32, w: 60, h: 26 }, mix(p.band, '#000000', 0.06)) +
  stroke('M206 66V112', '#ffffff', 'stroke-width="6" opacity=".45"')

export const wine: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M200 30H240V130Q242 158 268 180Q284 196 284 222V370Q284 392 262 392H178Q156 392 156 370V222Q156 196 172 180Q198 158 200 130Z',
      wrap: { x: 140, y: 226, w: 160, h: 138 },
      box: { x: 160, y: 228, w: 120, h: 134 },
      foot: 394,
      half: 76,
    },
    mix(p.tone, '#1d2a18', 0.6),
  ) +
  rect({ x: 198, y: 26, w: 44, h: 74 }, p.band) +
  rect({ x: 198, y: 26, w: 44, h: 74 }, 'url(#round)')

/** Tall, square-shouldered, for cooking oil. */
export const oil: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M192 54H248V92Q252 112 282 126Q300 136 300 160V362Q300 390 274 390H166Q140 390 140 362V160Q140 136 158 126Q188 112 192 92Z',
      wrap: { x: 120, y: 176, w: 200, h: 186 },
      box: { x: 146, y: 178, w: 148, h: 182 },
      foot: 392,
      half: 88,
    },
    lightnessOf(p.tone) < 0.12 ? mix(p.tone, '#b8a52a', 0.7) : mix(contents(p), '#e8c22a', 0.4),
  ) + cap({ x: 186, y: 32, w: 68, h: 30 }, p.ground)

const waist =
  'M196 58H244V84Q248 104 276 128Q300 148 296 182Q286 208 286 226Q286 250 298 272V360Q298 390 270 390H170Q142 390 142 360V272Q154 250 154 226Q154 208 144 182Q140 148 164 128Q192 104 196 84Z'

/** A waisted plastic bottle for fizzy drinks. */
export const pet: Pack = (p) =>
  bottle(
    p,
    {
      body: waist,
      wrap: { x: 130, y: 178, w: 180, h: 142 },
      box: { x: 152, y: 180, w: 136, h: 138 },
      foot: 392,
      half: 84,
    },
    contents(p),
  ) +
  cap({ x: 190, y: 34, w: 60, h: 28 }, p.band) +
  stroke('M168 336V372M196 340V378M244 340V378M272 336V372', '#ffffff', 'stroke-width="4" opacity=".22"')

/** Clear, ribbed, for water. */
export const water: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M198 56H242V86Q246 108 272 126Q292 140 292 166V364Q292 390 266 390H174Q148 390 148 364V166Q148 140 168 126Q194 108 198 86Z',
      wrap: { x: 130, y: 190, w: 180, h: 126 },
      box: { x: 154, y: 191, w: 132, h: 124 },
      foot: 392,
      half: 82,
    },
    mix(p.tone, '#e6f4fb', 0.72),
  ) +
  stroke(
    'M156 150H284M152 172H288M152 334H288M152 352H288M154 370H286',
    '#ffffff',
    'stroke-width="4" opacity=".6"',
  ) +
  cap({ x: 192, y: 34, w: 56, h: 26 }, mix(p.tone, '#0a4f8a', 0.4))

/** Broad shoulders and a big label, for squash. */
export const squashBottle: Pack = (p) =>
  bottle(
    p,
    {
      body: 'M190 60H250V88Q256 106 290 120Q310 130 310 158V364Q310 390 284 390H156Q130 390 130 364V158Q130 130 150 120Q184 106 190 88Z',
      wrap: { x: 120, y: 152, w: 200, h: 206 },
      box: { x: 138, y: 156, w: 164, h: 198 },
      foot: 392,
      half: 92,
    },
    contents(p),
  ) + cap({ x: 184, y: 36, w: 72, h: 30 }, p.band)

/** Small, sleeved all over, with a foil top: milk drinks. */
export const sleeved: Pack = (p) => {
  const d =
    'M178 76H262Q268 104 284 128Q294 146 294 176V368Q294 390 272 390H168Q146 390 146 368V176Q146 146 156 128Q172 104 178 76Z'
  return (
    shadow(220, 392, 80) +
    clipTo(
      d,
      rect({ x: 100, y: 60, w: 240, h: 340 }, p.ground) + uprightLabel(p, { x: 152, y: 132, w: 136, h: 244 }),
    ) +
    path(d, 'url(#round)') +
    cap({ x: 172, y: 50, w: 96, h: 34 }, mix(p.band, '#ffffff', 0.1))
  )
}

/** The handled bottle of milk and juice: the cap and label carry the colour. */
export const jug: Pack = (p) => {
  const fill = lightnessOf(p.tone) > 0.2 && p.tone.startsWith('#f') ? mix(p.tone, '#ffffff', 0.2) : '#f3f6f6'
  const d = 'M176 62H246V92Q300 112 318 150V366Q318 388 296 388H136Q114 388 114 366V196Q114 128 176 96Z'
  return (
    shadow(216, 392, 106) +
    fillWithLights(d, fill, 'round') +
    path(
      'M262 118Q304 132 304 172V184Q298 192 286 190Q276 164 252 150Q246 122 262 118Z',
      mix(fill, '#000000', 0.13),
    ) +
    clipTo(
      d,
      clipTo(
        'M100 198H340V372H100Z',
        rect({ x: 100, y: 198, w: 240, h: 174 }, p.ground) +
          uprightLabel(p, { x: 124, y: 200, w: 184, h: 170 }),
      ) + rect({ x: 114, y: 198, w: 204, h: 174 }, 'url(#round)'),
    ) +
    cap({ x: 168, y: 40, w: 86, h: 30 }, p.tone)
  )
}
