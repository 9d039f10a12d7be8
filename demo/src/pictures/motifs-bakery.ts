import { createRandom } from '../random-source.ts'
import { mix } from './colour.ts'
import type { Motif } from './motifs-loose.ts'
import { at, ellipse, transform, path, rounded, fillWithLights, stroke, type Svg } from './paint.ts'

const colourAt = (args: readonly string[], index: number, otherwise: string): string =>
  args.filter((arg) => arg.startsWith('#'))[index] ?? otherwise
const hasWord = (args: readonly string[], word: string): boolean => args.includes(word)

/** A domed bun. Words: `seeds`, `cut` (burger bun), `cross`, `sugar`, `jam`. */
export const bun: Motif = (args) => {
  const colour = colourAt(args, 0, '#d9984a')
  const chance = createRandom(8, args.join())
  const specks = (tint: string, count: number): Svg =>
    Array.from({ length: count }, () =>
      ellipse({ x: 18 + chance() * 64, y: 26 + chance() * 22, w: 2.2, h: 1.5 }, tint),
    ).join('')
  return (
    fillWithLights('M8 70Q8 88 28 88H72Q92 88 92 70Z', mix(colour, '#fff2d8', 0.4), 'lit') +
    (hasWord(args, 'cut') ? rounded({ x: 8, y: 62, w: 84, h: 10 }, 5, '#fff6e4') : '') +
    fillWithLights('M6 64Q8 16 50 16Q92 16 94 64Q50 74 6 64Z', colour, 'lit') +
    (hasWord(args, 'seeds') ? specks('#fff1cc', 26) : '') +
    (hasWord(args, 'sugar') ? specks('#ffffff', 40) : '') +
    (hasWord(args, 'dots') ? specks('#4a2a3a', 14) : '') +
    (hasWord(args, 'cross') ? stroke('M50 18V66M10 50Q50 40 90 50', '#fff3dc', 'stroke-width="5"') : '') +
    (hasWord(args, 'jam') ? ellipse({ x: 50, y: 58, w: 10, h: 6 }, '#a81f3a', 'url(#lit)') : '')
  )
}

/** A long roll, one or `three`. Words: `slash`. */
export const longRoll: Motif = (args) => {
  const colour = colourAt(args, 0, '#d9a45a')
  const one = (y: number): Svg =>
    fillWithLights(
      `M6 ${y}Q8 ${y - 18} 32 ${y - 18}H70Q94 ${y - 18} 94 ${y}Q92 ${y + 14} 70 ${y + 14}H30Q6 ${y + 14} 6 ${y}Z`,
      colour,
      'lit',
    ) +
    (hasWord(args, 'slash')
      ? stroke(
          `M28 ${y - 12}L38 ${y + 2}M48 ${y - 13}L58 ${y + 1}M68 ${y - 12}L76 ${y}`,
          '#fff0d2',
          'stroke-width="4" opacity=".8"',
        )
      : '')
  return transform(
    hasWord(args, 'three') ? one(26) + one(54) + one(82) : one(36) + one(70),
    'rotate(-8 50 50)',
  )
}

/** A slice of cake: crumb, filling, and what lies on top. */
export const cakeSlice: Motif = (args) => {
  const [crumb, filling, top] = [
    colourAt(args, 0, '#f0d08a'),
    colourAt(args, 1, '#fff6e8'),
    colourAt(args, 2, '#fff6e8'),
  ]
  return (
    path('M8 46L92 26V78L8 84Z', mix(crumb, '#000000', 0.04)) +
    path('M8 62L92 46V54L8 70Z', filling) +
    path('M8 46L92 26V36L8 56Z', top) +
    path('M8 46L64 14Q86 14 92 26Z', mix(top, '#ffffff', 0.3)) +
    path('M8 46L92 26V78L8 84Z', 'url(#down)') +
    ellipse({ x: 70, y: 16, w: 8, h: 7 }, colourAt(args, 3, top), 'url(#lit)')
  )
}

/** An open tart or a pie case with its filling. */
export const tart: Motif = (args) => {
  const [crust, filling] = [colourAt(args, 0, '#d9a45a'), colourAt(args, 1, '#f2c84b')]
  const flutes = Array.from({ length: 9 }, (_, i) => `M${14 + i * 9} 60L${19 + i * 7.6} 84`).join('')
  return (
    fillWithLights('M6 50L20 86H80L94 50Z', crust, 'lit') +
    stroke(flutes, mix(crust, '#000000', 0.25), 'stroke-width="2.4"') +
    ellipse({ x: 50, y: 50, w: 46, h: 22 }, mix(crust, '#ffffff', 0.2), 'url(#lit)') +
    ellipse({ x: 50, y: 49, w: 37, h: 16 }, filling, 'url(#lit)') +
    (hasWord(args, 'cherry') ? ellipse({ x: 50, y: 42, w: 10, h: 10 }, '#c2182f', 'url(#lit)') : '')
  )
}

/** Rolled in pastry: sausage rolls, spring rolls, stuffed vine leaves. */
export const rolls: Motif = (args) => {
  const [skin, inside] = [colourAt(args, 0, '#d99a3a'), colourAt(args, 1, '#8a4a2a')]
  const one = (y: number): Svg =>
    rounded({ x: 10, y, w: 76, h: 24 }, 11, skin, 'url(#lit)') +
    ellipse({ x: 84, y: y + 12, w: 8, h: 12 }, mix(skin, '#ffffff', 0.2)) +
    ellipse({ x: 84, y: y + 12, w: 5.4, h: 8.6 }, inside) +
    stroke(
      `M26 ${y + 5}L34 ${y + 12}M44 ${y + 5}L52 ${y + 12}M62 ${y + 5}L70 ${y + 12}`,
      mix(skin, '#000000', 0.28),
      'stroke-width="2.6"',
    )
  return transform(one(10) + one(39) + one(68), 'rotate(-7 50 50)')
}

/** A swirl of cream, mash, hummus or icing. */
export const swirl: Motif = (args) => {
  const colour = colourAt(args, 0, '#fff4dc')
  const edge = mix(colour, '#7a5a2a', 0.22)
  const tier = (y: number, w: number, h: number): Svg =>
    ellipse({ x: 50, y: y + 3, w, h }, edge) + ellipse({ x: 50, y, w, h }, colour, 'url(#lit)')
  return (
    tier(74, 42, 17) +
    tier(56, 32, 14) +
    tier(40, 22, 11) +
    fillWithLights('M38 32Q42 16 60 8Q56 22 62 30Q50 40 38 32Z', colour, 'lit') +
    (hasWord(args, 'dots') ? ellipse({ x: 50, y: 40, w: 6, h: 5 }, colourAt(args, 1, '#c8321f')) : '')
  )
}

/** A bowl of something. */
export const bowl: Motif = (args) => {
  const [food, dish] = [colourAt(args, 0, '#d9b77a'), colourAt(args, 1, '#f2efe8')]
  const chance = createRandom(9, args.join())
  const bits = Array.from({ length: 22 }, () =>
    ellipse(
      { x: 22 + chance() * 56, y: 38 + chance() * 13, w: 4.4, h: 3 },
      mix(food, chance() < 0.5 ? '#ffffff' : '#000000', 0.1 + chance() * 0.14),
    ),
  )
  return (
    fillWithLights('M6 48Q8 90 50 90Q92 90 94 48Z', dish, 'lit') +
    ellipse({ x: 50, y: 47, w: 44, h: 17 }, mix(dish, '#000000', 0.12)) +
    ellipse({ x: 50, y: 44, w: 40, h: 16 }, food, 'url(#lit)') +
    (hasWord(args, 'smooth')
      ? stroke('M26 44Q38 34 52 42T76 42', mix(food, '#ffffff', 0.5), 'stroke-width="4"')
      : bits.join(''))
  )
}

/** Dried pasta: `tubes`, `spirals`, `bows`, `bundle`, `elbows`, `pillows`, `nest`, `nuts` (gnocchi). */
export const pasta: Motif = (args) => {
  const colour = colourAt(args, 0, '#ecc25a')
  const dark = mix(colour, '#7a4a0a', 0.3)
  const piece: Svg = hasWord(args, 'tubes')
    ? fillWithLights('M-26 -9L20 -9L30 9L-16 9Z', colour, 'lit') +
      stroke('M-20 -4H22M-18 1H25', dark, 'stroke-width="1.8"') +
      ellipse({ x: 25, y: 0, w: 4, h: 9 }, dark)
    : hasWord(args, 'spirals')
      ? [-24, -12, 0, 12, 24]
          .map((x) =>
            transform(
              ellipse({ x, y: 0, w: 9, h: 13 }, colour, 'url(#lit)') +
                stroke(`M${x - 4} -10L${x + 4} 10`, dark, 'stroke-width="2.4"'),
              'skewX(-14)',
            ),
          )
          .join('')
      : hasWord(args, 'bows')
        ? fillWithLights(
            'M-30 -16L-4 -3V3L-30 16Q-24 0 -30 -16ZM30 -16L4 -3V3L30 16Q24 0 30 -16Z',
            colour,
            'lit',
          ) + rounded({ x: -6, y: -6, w: 12, h: 12 }, 4, dark)
        : hasWord(args, 'pillows')
          ? rounded({ x: -22, y: -18, w: 44, h: 36 }, 5, dark) +
            rounded({ x: -20, y: -16, w: 40, h: 32 }, 4, colour) +
            ellipse({ x: 0, y: 0, w: 13, h: 10 }, mix(colour, '#ffffff', 0.25), 'url(#lit)')
          : hasWord(args, 'nuts')
            ? ellipse({ x: 0, y: 0, w: 20, h: 13 }, colour, 'url(#lit)') +
              stroke('M-12 -6V6M-4 -8V8M4 -8V8M12 -6V6', dark, 'stroke-width="1.6" opacity=".6"')
            : stroke('M-18 12Q-20 -14 4 -14Q20 -14 20 6', dark, 'stroke-width="15"') +
              stroke('M-18 12Q-20 -14 4 -14Q20 -14 20 6', colour, 'stroke-width="11"') +
              ellipse({ x: 20, y: 8, w: 5, h: 3 }, dark)
  if (hasWord(args, 'bundle')) {
    const strands = Array.from({ length: 13 }, (_, i) => `M${18 + i * 4} 6L${30 + i * 3.4} 94`)
    return (
      stroke(strands.join(''), dark, 'stroke-width="5"') +
      stroke(strands.join(''), colour, 'stroke-width="3.2"') +
      rounded({ x: 22, y: 44, w: 56, h: 14 }, 3, '#c8321f', 'url(#lit)')
    )
  }
  if (hasWord(args, 'nest')) {
    const loops = [42, 34, 26, 18, 10].map(
      (r) =>
        `M${50 - r} 54a${r} ${at(r * 0.8)} 0 1 0 ${at(r * 2)} 0a${r} ${at(r * 0.8)} 0 1 0 ${at(-r * 2)} 0`,
    )
    return (
      stroke(loops.join(''), dark, 'stroke-width="9"') +
      stroke(loops.join(''), colour, 'stroke-width="6"') +
      stroke('M20 40Q50 10 82 44M16 64Q50 96 84 62', colour, 'stroke-width="5"')
    )
  }
  return [
    [34, 24, -18],
    [70, 36, 32],
    [28, 58, 24],
    [66, 70, -26],
    [36, 86, 4],
  ]
    .map(([x = 0, y = 0, turn = 0]) => transform(piece, `translate(${x} ${y}) rotate(${turn}) scale(.84)`))
    .join('')
}
