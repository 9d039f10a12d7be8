import { createRandom, pickOne } from '../random-source.ts'
import { mix } from './colour.ts'
import type { Motif } from './motifs-loose.ts'
import { at, ellipse, transform, path, rect, rounded, fillWithLights, stroke, type Svg } from './paint.ts'

const colourAt = (args: readonly string[], index: number, otherwise: string): string =>
  args.filter((arg) => arg.startsWith('#'))[index] ?? otherwise
const hasWord = (args: readonly string[], word: string): boolean => args.includes(word)

/** One big drop: sauce, oil, colouring. */
export const drop: Motif = (args) => {
  const colour = colourAt(args, 0, '#d9a01b')
  return (
    fillWithLights('M50 4Q86 48 84 64A34 34 0 0 1 16 64Q14 48 50 4Z', colour, 'lit') +
    stroke('M30 66Q32 82 48 86', '#ffffff', 'stroke-width="5" opacity=".55"')
  )
}

/** Coffee beans, or almonds with `almond`. */
export const beans: Motif = (args) => {
  const colour = colourAt(args, 0, '#5a3420')
  const one = (x: number, y: number, turn: number): Svg =>
    transform(
      hasWord(args, 'almond')
        ? fillWithLights('M0 -26Q20 -4 16 14Q10 28 0 28Q-10 28 -16 14Q-20 -4 0 -26Z', colour, 'lit') +
            stroke('M-6 18Q-8 0 0 -16M6 18Q8 0 0 -16', mix(colour, '#000000', 0.3), 'stroke-width="1.8"')
        : ellipse({ x: 0, y: 0, w: 18, h: 26 }, colour, 'url(#lit)') +
            stroke('M2 -24Q-8 -8 2 2T-2 24', mix(colour, '#000000', 0.5), 'stroke-width="4"'),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return one(30, 34, -30) + one(70, 36, 32) + one(50, 70, 84)
}

/** Nuts: `cashew`, `pistachio`, `walnut`. */
export const nuts: Motif = (args) => {
  const colour = colourAt(args, 0, '#ecd3a0')
  const dark = mix(colour, '#5a3a1a', 0.4)
  const piece = hasWord(args, 'cashew')
    ? stroke('M-16 10Q-16 -18 6 -16Q22 -14 16 4', dark, 'stroke-width="21"') +
      stroke('M-16 9Q-16 -18 6 -17Q22 -15 16 3', colour, 'stroke-width="17"')
    : hasWord(args, 'pistachio')
      ? fillWithLights('M0 -26Q22 -8 18 12Q10 28 0 26Q-10 28 -18 12Q-22 -8 0 -26Z', '#e8d8b0', 'lit') +
        fillWithLights('M0 -24Q10 -4 8 12Q4 22 0 22Q-4 22 -8 12Q-10 -4 0 -24Z', '#8fae4a', 'lit')
      : ellipse({ x: 0, y: 0, w: 24, h: 22 }, colour, 'url(#lit)') +
        stroke('M0 -20V20M-14 -12Q-4 -4 -14 6M14 -12Q4 -4 14 6M-8 14Q0 8 8 14', dark, 'stroke-width="3"')
  return [
    [32, 30, -14],
    [70, 40, 40],
    [38, 72, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) => transform(piece, `translate(${x} ${y}) rotate(${turn})`))
    .join('')
}

/** Thin curved crisps. */
export const crisps: Motif = (args) => {
  const colour = colourAt(args, 0, '#f0c04a')
  const one = (x: number, y: number, turn: number): Svg =>
    transform(
      fillWithLights('M-30 4Q-26 -22 2 -22Q30 -20 31 4Q18 -6 0 2Q-16 12 -30 4Z', colour, 'lit') +
        fillWithLights(
          'M-30 4Q-16 12 0 2Q18 -6 31 4Q24 22 0 20Q-22 22 -30 4Z',
          mix(colour, '#b5701b', 0.22),
          'lit',
        ) +
        [-14, 2, 14]
          .map((dx) => ellipse({ x: dx, y: -8, w: 2, h: 1.6 }, mix(colour, '#8a4a0a', 0.4)))
          .join(''),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return one(36, 30, -16) + one(66, 54, 18) + one(36, 78, 6)
}

/** Wrapped or plain gums, in the colours given. */
export const gems: Motif = (args) => {
  const all = args.filter((arg) => arg.startsWith('#'))
  const chance = createRandom(10, args.join())
  const positions = [
    [26, 24],
    [56, 20],
    [80, 36],
    [18, 52],
    [48, 48],
    [74, 66],
    [30, 78],
    [58, 80],
  ] as const
  return positions
    .map(([x, y]) =>
      transform(
        rounded(
          { x: -14, y: -11, w: 28, h: 22 },
          hasWord(args, 'square') ? 3 : 11,
          pickOne(chance, all),
          'url(#lit)',
        ) + (hasWord(args, 'band') ? rect({ x: -14, y: -4, w: 28, h: 8 }, '#ffffffcc') : ''),
        `translate(${x} ${y}) rotate(${at((chance() - 0.5) * 60)})`,
      ),
    )
    .join('')
}

/** A wafer or a layered bar, broken. */
export const wafer: Motif = (args) => {
  const [outside, inside] = [colourAt(args, 0, '#e0b060'), colourAt(args, 1, '#8a5a2b')]
  const one = (y: number): Svg =>
    [0, 1, 2, 3]
      .map((row) => rounded({ x: 10, y: y + row * 7, w: 80, h: 7.4 }, 2, row % 2 === 0 ? outside : inside))
      .join('') +
    path(`M10 ${y}L18 ${y - 10}H98L90 ${y}Z`, mix(outside, '#ffffff', 0.25)) +
    stroke(
      `M26 ${y - 9}L20 ${y - 1}M44 ${y - 9}L38 ${y - 1}M62 ${y - 9}L56 ${y - 1}M80 ${y - 9}L74 ${y - 1}`,
      mix(outside, '#000000', 0.22),
      'stroke-width="2"',
    )
  return transform(one(26) + one(64), 'rotate(-6 50 50)')
}

/** A chocolate dome with its drizzle. */
export const domes: Motif = (args) => {
  const colour = colourAt(args, 0, '#4a2417')
  const one = (x: number, y: number): Svg =>
    transform(
      fillWithLights('M-26 18Q-26 -22 0 -22Q26 -22 26 18Z', colour, 'lit') +
        stroke('M-18 4Q-8 -10 0 2T18 0', colourAt(args, 1, '#c98a4a'), 'stroke-width="3.4"'),
      `translate(${x} ${y})`,
    )
  return one(50, 30) + one(26, 74) + one(76, 74)
}

/** A glass of something, with `ice`, or Turkish `tulip`. */
export const glassOf: Motif = (args) => {
  const colour = colourAt(args, 0, '#7d1220')
  const shape = hasWord(args, 'tulip')
    ? 'M28 10Q40 40 34 52Q24 72 34 88H66Q76 72 66 52Q60 40 72 10Z'
    : 'M20 8L30 90Q31 94 36 94H64Q69 94 70 90L80 8Z'
  const level = hasWord(args, 'tulip')
    ? 'M30 20Q38 42 34 52Q24 72 34 88H66Q76 72 66 52Q62 42 70 20Z'
    : 'M22 24L30 90Q31 94 36 94H64Q69 94 70 90L78 24Z'
  return (
    path(shape, '#e8f3f8', 'opacity=".85"') +
    fillWithLights(level, colour, 'lit') +
    (hasWord(args, 'ice')
      ? transform(rounded({ x: 34, y: 28, w: 20, h: 20 }, 4, '#ffffff99'), 'rotate(14 44 38)') +
        transform(rounded({ x: 50, y: 44, w: 18, h: 18 }, 4, '#ffffff77'), 'rotate(-18 59 53)')
      : '') +
    stroke(
      hasWord(args, 'tulip') ? 'M36 18Q42 40 38 54' : 'M30 16L37 84',
      '#ffffff',
      'stroke-width="4" opacity=".7"',
    ) +
    (hasWord(args, 'tulip') ? ellipse({ x: 50, y: 93, w: 40, h: 6 }, '#e9ecef', 'url(#lit)') : '')
  )
}

/** Jelly, turned out. */
export const jelly: Motif = (args) => {
  const colour = colourAt(args, 0, '#c8254b')
  return (
    ellipse({ x: 50, y: 86, w: 46, h: 9 }, '#f2f2f0', 'url(#lit)') +
    fillWithLights('M16 84Q18 30 34 22H66Q82 30 84 84Q50 92 16 84Z', colour, 'lit') +
    stroke('M36 26Q32 54 30 82M50 24V86M64 26Q68 54 70 82', '#ffffff', 'stroke-width="3" opacity=".4"')
  )
}

/** A kebab cone on its spit. */
export const cone: Motif = (args) => {
  const colour = colourAt(args, 0, '#8a4a26')
  const cuts = [24, 36, 48, 60, 72]
    .map((y, i) => `M${26 + i * 4} ${y}Q50 ${y + 9} ${76 - i * 4} ${y}`)
    .join('')
  return (
    stroke('M50 2V98', '#b9bfc4', 'stroke-width="5"') +
    fillWithLights('M14 16Q50 6 86 16Q82 60 62 86Q50 92 38 86Q18 60 14 16Z', colour, 'lit') +
    stroke(cuts, mix(colour, '#f0b070', 0.5), 'stroke-width="4" opacity=".8"')
  )
}

/** Meat or vegetables on a skewer. */
export const skewer: Motif = (args) => {
  const all = args.filter((arg) => arg.startsWith('#'))
  const one = (y: number): Svg =>
    stroke(`M2 ${y}H98`, '#b9bfc4', 'stroke-width="3.4"') +
    [16, 33, 50, 67, 84]
      .map((x, i) =>
        rounded({ x: x - 8, y: y - 10, w: 16, h: 20 }, 6, all[i % all.length] ?? '#c96a3a', 'url(#lit)'),
      )
      .join('')
  return transform(one(24) + one(52) + one(80), 'rotate(-10 50 50)')
}

/** A mussel, open. */
export const mussel: Motif = () =>
  fillWithLights('M8 62Q6 24 50 10Q92 22 94 58Q70 40 50 60Q28 44 8 62Z', '#2b3a5a', 'lit') +
  fillWithLights('M8 62Q28 44 50 60Q70 40 94 58Q84 90 50 92Q16 92 8 62Z', '#3a4c74', 'lit') +
  fillWithLights('M22 66Q36 54 50 66Q66 52 80 64Q72 80 50 80Q30 80 22 66Z', '#f0a04a', 'lit')

/** An ice lolly, or a choc ice with `choc`. */
export const lolly: Motif = (args) => {
  const colour = colourAt(args, 0, '#e8453c')
  return (
    rounded({ x: 43, y: 66, w: 14, h: 32 }, 5, '#e3c08a') +
    fillWithLights('M24 30Q24 4 50 4Q76 4 76 30V74H24Z', colour, 'lit') +
    (hasWord(args, 'choc')
      ? path('M24 60H76V74H24Z', '#fff4dc')
      : path('M24 28H76V50H24Z', '#f7a325') + path('M24 50H76V74H24Z', '#7fb800')) +
    fillWithLights('M24 30Q24 4 50 4Q76 4 76 30V74H24Z', 'transparent', 'lit')
  )
}

/** A half egg, boiled. */
export const eggHalf: Motif = () =>
  fillWithLights('M50 8Q86 14 88 58Q86 94 50 94Q14 94 12 58Q14 14 50 8Z', '#fbf7ee', 'lit') +
  ellipse({ x: 50, y: 60, w: 23, h: 23 }, '#f2a81b', 'url(#lit)')

/** Squares lying on each other: nori, pastry sheets, napkins, cloths. */
export const sheets: Motif = (args) => {
  const colour = colourAt(args, 0, '#f0dcb0')
  const sheet = (dy: number, tone: string): Svg =>
    path(`M50 ${14 + dy}L94 ${38 + dy}L50 ${62 + dy}L6 ${38 + dy}Z`, tone)
  return (
    [26, 18, 9].map((dy, i) => sheet(dy, mix(colour, '#000000', 0.22 - i * 0.06))).join('') +
    sheet(0, mix(colour, '#ffffff', 0.16)) +
    path('M50 14L94 38L50 62L6 38Z', 'url(#lit)')
  )
}
