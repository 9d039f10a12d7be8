import { createRandom } from '../random-source.ts'
import { mix } from './colour.ts'
import type { Motif } from './motifs-loose.ts'
import { at, ellipse, transform, path, fillWithLights, stroke, type Svg } from './paint.ts'

const colourAt = (args: readonly string[], index: number, otherwise: string): string =>
  args.filter((arg) => arg.startsWith('#'))[index] ?? otherwise
const hasWord = (args: readonly string[], word: string): boolean => args.includes(word)

const leafShape = 'M0 0Q-17 -16 -12 -36Q-6 -52 0 -58Q6 -52 12 -36Q17 -16 0 0Z'

function leafAt(
  x: number,
  y: number,
  { turn, scale, colour }: { turn: number; scale: number; colour: string },
): Svg {
  return transform(
    fillWithLights(leafShape, colour, 'lit') +
      stroke(
        'M0 -4V-50M0 -20L-8 -28M0 -20L8 -28M0 -32L-7 -39M0 -32L7 -39',
        '#ffffff',
        'stroke-width="1.6" opacity=".4"',
      ),
    `translate(${at(x, y)}) rotate(${turn}) scale(${scale})`,
  )
}

/** Broad leaves on one stem: basil, mint, sage, bay. */
export const leaves: Motif = (args) => {
  const colour = colourAt(args, 0, '#3f8a2a')
  const dark = mix(colour, '#000000', 0.14)
  return (
    stroke('M50 96Q48 70 50 40', mix(colour, '#000000', 0.3), 'stroke-width="4"') +
    leafAt(50, 74, { turn: -66, scale: 0.8, colour: dark }) +
    leafAt(50, 74, { turn: 66, scale: 0.8, colour: dark }) +
    leafAt(50, 56, { turn: -36, scale: 0.86, colour }) +
    leafAt(50, 56, { turn: 36, scale: 0.86, colour }) +
    leafAt(50, 54, { turn: 0, scale: 0.9, colour: mix(colour, '#ffffff', 0.12) })
  )
}

/** Needles or fronds on a sprig: rosemary, dill, thyme; `soft` for fronds. */
export const sprig: Motif = (args) => {
  const colour = colourAt(args, 0, '#4b7a3f')
  const stem = (x: number, lean: number): Svg => {
    const soft = hasWord(args, 'soft')
    const count = soft ? 8 : 11
    const needles = Array.from({ length: count }, (_, i) => {
      const y = -8 - i * (78 / count)
      const reach = (soft ? 15 : 12) - i * 0.5
      return `M0 ${at(y)}q${at(-reach * 0.6, -3, -reach, -9)}M0 ${at(y)}q${at(reach * 0.6, -3, reach, -9)}`
    })
    return transform(
      stroke('M0 4V-88', mix(colour, '#000000', 0.25), 'stroke-width="3"') +
        stroke(needles.join(''), colour, `stroke-width="${soft ? 3.4 : 4.6}"`),
      `translate(${x} 92) rotate(${lean})`,
    )
  }
  return stem(34, -16) + stem(66, 16) + stem(50, 0)
}

/** Leek, spring onion, celery, asparagus: stalks in a bunch. `spear` closes the tips. */
export const stalks: Motif = (args) => {
  const [foot, top] = [colourAt(args, 0, '#f2f5e4'), colourAt(args, 1, '#4f8f3a')]
  const spear = hasWord(args, 'spear')
  const one = (x: number, lean: number): Svg =>
    transform(
      (spear
        ? fillWithLights('M-6 0V-72Q0 -94 6 -72V0Z', top, 'lit') +
          stroke('M-3 -62L3 -68M3 -50L-3 -56M-3 -36L3 -42', mix(top, '#5a2a5a', 0.5), 'stroke-width="3"')
        : fillWithLights('M-6 -34Q-14 -70 -16 -92Q-6 -84 0 -60Q6 -84 16 -92Q14 -70 6 -34Z', top, 'lit')) +
        fillWithLights(spear ? 'M-6 0V-16H6V0Z' : 'M-7 0Q-7 -26 -6 -44H6Q7 -26 7 0Q0 6 -7 0Z', foot, 'lit'),
      `translate(${x} 94) rotate(${lean})`,
    )
  return (
    one(28, -13) +
    one(72, 13) +
    one(42, -4) +
    one(58, 4) +
    stroke('M26 66Q50 74 74 66', '#c9a45a', 'stroke-width="4"')
  )
}

/** Beetroot, radish: a bulb with leaves. */
export const bulb: Motif = (args) => {
  const colour = colourAt(args, 0, '#7a1440')
  return (
    leafAt(50, 40, { turn: -34, scale: 0.62, colour: '#4f8f3a' }) +
    leafAt(50, 40, { turn: 34, scale: 0.62, colour: '#4f8f3a' }) +
    leafAt(50, 40, { turn: 0, scale: 0.66, colour: '#5fa045' }) +
    fillWithLights(
      'M18 58Q18 34 50 34Q82 34 82 58Q80 80 56 88Q52 92 50 99Q48 92 44 88Q20 80 18 58Z',
      colour,
      'lit',
    )
  )
}

/** A head of cabbage or iceberg: leaves wrapped round each other. */
export const head: Motif = (args) => {
  const colour = colourAt(args, 0, '#a8cf7a')
  const vein = mix(colour, '#ffffff', 0.5)
  return (
    fillWithLights(
      'M6 52Q2 22 32 14Q60 4 82 20Q102 38 94 64Q84 92 50 92Q12 90 6 52Z',
      mix(colour, '#000000', 0.14),
      'lit',
    ) +
    fillWithLights('M16 56Q12 26 46 20Q84 20 84 54Q82 84 50 86Q20 84 16 56Z', colour, 'lit') +
    stroke(
      'M50 86Q44 56 50 26M48 66Q34 56 26 42M50 56Q64 48 74 38M49 76Q36 74 26 64M50 74Q64 72 76 60',
      vein,
      'stroke-width="2.6" opacity=".8"',
    )
  )
}

/** A plain round fruit with stem and leaf: plum, quince, lychee. */
export const fruit: Motif = (args) => {
  const colour = colourAt(args, 0, '#5b2a6b')
  return (
    fillWithLights('M50 24Q88 18 88 56Q86 92 50 92Q14 92 12 56Q12 18 50 24Z', colour, 'lit') +
    stroke('M50 28Q48 60 52 88', mix(colour, '#000000', 0.3), 'stroke-width="2.4" opacity=".5"') +
    stroke('M50 26Q50 14 56 8', '#6b4a2a', 'stroke-width="4"') +
    leafAt(54, 16, { turn: 74, scale: 0.5, colour: '#5fa045' })
  )
}

/** Raspberry, blackberry: made of small drops. */
export const drupe: Motif = (args) => {
  const colour = colourAt(args, 0, '#c2255c')
  const rows = [
    [34, 4],
    [48, 5],
    [62, 4],
    [75, 3],
    [86, 1],
  ] as const
  const drops = rows.flatMap(([y, count]) =>
    Array.from({ length: count }, (_, i) =>
      ellipse({ x: 50 + (i - (count - 1) / 2) * 15, y, w: 9.5, h: 9.5 }, colour, 'url(#lit)'),
    ),
  )
  const cap = [-64, -32, 0, 32, 64].map((turn) => leafAt(50, 30, { turn, scale: 0.42, colour: '#5fa045' }))
  return drops.join('') + cap.join('')
}

/** Butternut squash. */
export const squash: Motif = (args) => {
  const colour = colourAt(args, 0, '#e0a04a')
  return (
    stroke('M50 14V6', '#7a5a2a', 'stroke-width="7"') +
    fillWithLights(
      'M36 18Q50 8 64 18Q70 36 72 46Q90 58 86 76Q78 96 50 96Q22 96 14 76Q10 58 28 46Q30 36 36 18Z',
      colour,
      'lit',
    )
  )
}

/** Pumpkin. */
export const pumpkin: Motif = (args) => {
  const colour = colourAt(args, 0, '#e8750c')
  return (
    stroke('M50 26Q48 12 58 8', '#5a7a2a', 'stroke-width="8"') +
    [22, 78, 36, 64, 50]
      .map((x, i) =>
        ellipse(
          { x, y: 58, w: i < 2 ? 19 : 20, h: i < 2 ? 28 : 33 },
          mix(colour, '#000000', i < 2 ? 0.14 : 0),
          'url(#lit)',
        ),
      )
      .join('')
  )
}

/** Globe artichoke. */
export const artichoke: Motif = (args) => {
  const colour = colourAt(args, 0, '#7f9a5a')
  const row = (y: number, count: number, scale: number): Svg =>
    Array.from({ length: count }, (_, i) =>
      leafAt(50 + (i - (count - 1) / 2) * 17, y, {
        turn: (i - (count - 1) / 2) * 12,
        scale,
        colour: mix(colour, '#5a3a5a', i % 2 === 0 ? 0.08 : 0.24),
      }),
    ).join('')
  return (
    stroke('M50 80V98', '#6a8a3a', 'stroke-width="10"') + row(56, 3, 0.8) + row(70, 4, 0.8) + row(86, 5, 0.76)
  )
}

/** Pomegranate, opened by a crown; `fig` leaves the crown away. */
export const crowned: Motif = (args) => {
  const colour = colourAt(args, 0, '#b3203c')
  const seeds = createRandom(7, args.join())
  const cut = Array.from({ length: 18 }, () =>
    ellipse(
      { x: 58 + (seeds() - 0.5) * 30, y: 62 + (seeds() - 0.5) * 34, w: 3.6, h: 4.4 },
      colourAt(args, 1, '#7a0f24'),
      'url(#lit)',
    ),
  )
  return (
    (hasWord(args, 'fig')
      ? stroke('M50 22V8', '#6a8a3a', 'stroke-width="7"')
      : path('M40 24L36 6L46 14L50 4L56 14L64 6L60 24Z', colour)) +
    fillWithLights(
      hasWord(args, 'fig')
        ? 'M50 14Q60 34 84 52Q92 88 50 94Q8 88 16 52Q40 34 50 14Z'
        : 'M50 20Q90 22 90 58Q88 94 50 94Q12 94 10 58Q10 22 50 20Z',
      colour,
      'lit',
    ) +
    fillWithLights(
      'M58 40Q82 42 80 64Q76 86 56 84Q38 80 40 60Q42 42 58 40Z',
      colourAt(args, 2, '#f6d9c0'),
      'lit',
    ) +
    cut.join('')
  )
}

/** Small flowers in a cluster: rape, elder, camomile. */
export const blossoms: Motif = (args) => {
  const [petal, heart] = [colourAt(args, 0, '#f2c81b'), colourAt(args, 1, '#d98a1b')]
  const flower = (x: number, y: number, size: number): Svg =>
    [0, 72, 144, 216, 288]
      .map((turn) =>
        transform(
          ellipse({ x: 0, y: -9, w: 6.4, h: 8.4 }, petal, 'url(#lit)'),
          `translate(${at(x, y)}) rotate(${turn}) scale(${size})`,
        ),
      )
      .join('') + ellipse({ x, y, w: 4.4 * size, h: 4.4 * size }, heart)
  return (
    stroke('M50 98Q50 70 50 44M50 78L28 52M50 74L74 50', '#5a8a3a', 'stroke-width="4"') +
    leafAt(50, 92, { turn: -62, scale: 0.5, colour: '#5fa045' }) +
    flower(28, 48, 1) +
    flower(74, 46, 1) +
    flower(36, 24, 0.9) +
    flower(66, 22, 0.95) +
    flower(51, 40, 1.15)
  )
}

/** A star of eight pods: star anise. */
export const rosette: Motif = (args) => {
  const colour = colourAt(args, 0, '#7a4526')
  const pods = Array.from({ length: 8 }, (_, i) =>
    transform(
      fillWithLights('M0 -6Q-13 -24 0 -46Q13 -24 0 -6Z', colour, 'lit') +
        ellipse({ x: 0, y: -22, w: 3.6, h: 6 }, '#d9a45a'),
      `translate(50 50) rotate(${i * 45})`,
    ),
  )
  return pods.join('') + ellipse({ x: 50, y: 50, w: 7, h: 7 }, mix(colour, '#000000', 0.3))
}
