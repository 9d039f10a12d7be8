import { createRandom } from '../random-source.ts'
import { mix } from './colour.ts'
import type { Motif } from './motifs-loose.ts'
import { at, ellipse, transform, path, rounded, fillWithLights, stroke, type Svg } from './paint.ts'

const colourAt = (args: readonly string[], index: number, otherwise: string): string =>
  args.filter((arg) => arg.startsWith('#'))[index] ?? otherwise
const hasWord = (args: readonly string[], word: string): boolean => args.includes(word)

/** A round thing seen from above: biscuit, flatbread, patty. Words: `holes`, `dots`, `cream`, `crust`. */
export const disc: Motif = (args) => {
  const colour = colourAt(args, 0, '#d9b27a')
  const chance = createRandom(4, args.join())
  const dots = Array.from({ length: 13 }, (_, i) => {
    const angle = i * 2.4
    const far = 7 + Math.sqrt(i) * 8.4
    return ellipse(
      { x: 50 + Math.cos(angle) * far, y: 50 + Math.sin(angle) * far, w: 2.6 + chance(), h: 2.4 + chance() },
      colourAt(args, 1, mix(colour, '#000000', 0.3)),
    )
  })
  return (
    ellipse({ x: 50, y: 50, w: 43, h: 43 }, mix(colour, '#000000', 0.16)) +
    ellipse({ x: 50, y: 48, w: 42, h: 41 }, colour, 'url(#lit)') +
    (hasWord(args, 'crust') ? ellipse({ x: 50, y: 48, w: 32, h: 31 }, colourAt(args, 1, '#c8321f')) : '') +
    (hasWord(args, 'dots') ? dots.join('') : '')
  )
}

/** Two biscuits with a filling, square: custard cream, bourbon. */
export const sandwich: Motif = (args) => {
  const [outside, inside] = [colourAt(args, 0, '#e0b878'), colourAt(args, 1, '#fff2cf')]
  const piece = (y: number): Svg =>
    rounded({ x: 10, y: y + 12, w: 80, h: 20 }, 7, mix(outside, '#000000', 0.12)) +
    rounded({ x: 12, y: y + 8, w: 76, h: 12 }, 4, inside) +
    rounded({ x: 10, y, w: 80, h: 14 }, 6, outside, 'url(#lit)') +
    [26, 50, 74].map((x) => ellipse({ x, y: y + 6, w: 3, h: 1.6 }, mix(outside, '#000000', 0.28))).join('')
  return piece(48) + transform(piece(14), 'rotate(-7 50 30)')
}

/** Sliced ham, salami, sausage: overlapping rounds. Words: `fat` (specks), `rim`. */
export const slices: Motif = (args) => {
  const colour = colourAt(args, 0, '#e89aa8')
  const chance = createRandom(5, args.join())
  const slice = (x: number, y: number): Svg =>
    ellipse({ x, y: y + 2, w: 29, h: 27 }, mix(colour, '#000000', 0.25)) +
    ellipse({ x, y, w: 29, h: 27 }, hasWord(args, 'rim') ? colourAt(args, 1, '#f6e3d8') : colour) +
    ellipse(
      { x, y, w: hasWord(args, 'rim') ? 25 : 29, h: hasWord(args, 'rim') ? 23 : 27 },
      colour,
      'url(#lit)',
    ) +
    (hasWord(args, 'fat')
      ? Array.from({ length: 16 }, () =>
          ellipse(
            { x: x + (chance() - 0.5) * 40, y: y + (chance() - 0.5) * 36, w: 1.5 + chance() * 1.6, h: 1.4 },
            colourAt(args, 1, '#f6d8cf'),
          ),
        ).join('')
      : '')
  return slice(38, 34) + slice(62, 48) + slice(40, 68)
}

/** Links of sausage. `thin` gives four long ones, else three. */
export const sausages: Motif = (args) => {
  const colour = colourAt(args, 0, '#c9705a')
  const thin = hasWord(args, 'thin')
  const rows = thin ? [20, 40, 60, 80] : [26, 52, 78]
  const thick = thin ? 12 : 21
  return rows
    .map((y) => {
      const d = `M12 ${at(y - 4)}Q50 ${at(y + 12)} 88 ${at(y - 4)}`
      return (
        stroke(d, mix(colour, '#000000', 0.2), `stroke-width="${thick}"`) +
        stroke(`M12 ${at(y - 6)}Q50 ${at(y + 10)} 88 ${at(y - 6)}`, colour, `stroke-width="${thick - 4}"`) +
        stroke(
          `M16 ${at(y - 10)}Q50 ${at(y + 3)} 80 ${at(y - 9)}`,
          '#ffffff',
          'stroke-width="3" opacity=".4"',
        )
      )
    })
    .join('')
}

/** A rolled or boned joint, tied with string. */
export const joint: Motif = (args) => {
  const [flesh, fat] = [colourAt(args, 0, '#a33a35'), colourAt(args, 1, '#f4ddcb')]
  const body = 'M8 54Q8 26 34 24H74Q94 26 94 52Q94 80 74 80H32Q8 80 8 54Z'
  return (
    fillWithLights(body, fat, 'lit') +
    fillWithLights('M8 54Q8 30 28 30Q44 32 44 54Q44 76 28 77Q8 77 8 54Z', flesh, 'lit') +
    stroke('M20 44Q28 40 32 50M24 62Q32 58 34 66', '#f7d9cf', 'stroke-width="3" opacity=".8"') +
    [56, 70, 84]
      .map((x) => stroke(`M${x} 25Q${x + 6} 52 ${x} 79`, '#ffffff', 'stroke-width="3" opacity=".9"'))
      .join('') +
    fillWithLights('M48 27H74Q90 29 90 52Q90 77 74 77H48Q56 52 48 27Z', `${flesh}66`)
  )
}

/** Minced meat: strands from the plate. */
export const mince: Motif = (args) => {
  const colour = colourAt(args, 0, '#b5382f')
  const chance = createRandom(6, args.join())
  const strand = (i: number): Svg => {
    const y = 18 + (i % 9) * 8
    const x = 14 + chance() * 22
    const tone = mix(colour, i % 3 === 0 ? '#ffffff' : '#000000', chance() * 0.22)
    return stroke(
      `M${at(x, y)}q12 ${at(-8 + chance() * 16)} 24 0t24 ${at(chance() * 6)}`,
      tone,
      'stroke-width="7"',
    )
  }
  return Array.from({ length: 27 }, (_, i) => strand(i)).join('')
}

/** A boned fillet, of chicken or fish; `flakes` draws the lines of fish. */
export const fillet: Motif = (args) => {
  const colour = colourAt(args, 0, '#f0b8a8')
  const one = (dy: number): Svg =>
    fillWithLights(
      `M6 ${at(44 + dy)}Q10 ${at(22 + dy)} 40 ${at(22 + dy)}Q72 ${at(22 + dy)} 94 ${at(38 + dy)}Q84 ${at(56 + dy)} 52 ${at(57 + dy)}Q12 ${at(62 + dy)} 6 ${at(44 + dy)}Z`,
      colour,
      'lit',
    ) +
    (hasWord(args, 'flakes')
      ? [24, 40, 56, 70]
          .map((x) => stroke(`M${x} ${at(28 + dy)}q8 12 0 24`, '#ffffff', 'stroke-width="2.4" opacity=".65"'))
          .join('')
      : stroke(
          `M20 ${at(38 + dy)}Q46 ${at(30 + dy)} 76 ${at(38 + dy)}`,
          '#ffffff',
          'stroke-width="3" opacity=".5"',
        ))
  return one(-6) + one(28)
}

/** A chop with its bone. */
export const chop: Motif = (args) => {
  const colour = colourAt(args, 0, '#b5483f')
  const one = (): Svg =>
    stroke('M58 40L94 14', '#f7efe2', 'stroke-width="9"') +
    fillWithLights('M10 58Q8 28 38 26Q66 24 68 48Q70 78 40 82Q12 84 10 58Z', '#f5dccb', 'lit') +
    fillWithLights('M18 58Q18 36 38 34Q58 34 59 50Q58 72 40 74Q20 76 18 58Z', colour, 'lit')
  return transform(one(), 'translate(20 -6) scale(.8)') + transform(one(), 'translate(-4 26) scale(.8)')
}

/** Ribs in a rack. */
export const ribs: Motif = (args) => {
  const colour = colourAt(args, 0, '#b5574f')
  return (
    fillWithLights('M6 30Q50 18 94 30V72Q50 84 6 72Z', colour, 'lit') +
    [16, 32, 48, 64, 80]
      .map(
        (x) =>
          stroke(`M${x} 30V74`, '#f3e3cf', 'stroke-width="6"') + ellipse({ x, y: 78, w: 4, h: 3 }, '#fff8ec'),
      )
      .join('')
  )
}

/** A whole bird, oven ready. */
export const bird: Motif = (args) => {
  const colour = colourAt(args, 0, '#efc9a6')
  const leg = (x: number, lean: number): Svg =>
    transform(
      fillWithLights('M-9 0Q-12 20 -2 34H4Q12 18 9 0Z', colour, 'lit') +
        ellipse({ x: 1, y: 37, w: 5, h: 5 }, '#f8f0e2'),
      `translate(${x} 56) rotate(${lean})`,
    )
  return (
    fillWithLights('M12 54Q12 18 50 16Q88 18 88 54Q86 84 50 86Q14 84 12 54Z', colour, 'lit') +
    stroke('M50 22V60', mix(colour, '#000000', 0.2), 'stroke-width="2.4" opacity=".5"') +
    fillWithLights('M14 46Q2 44 4 62Q14 66 22 60Z', colour, 'lit') +
    fillWithLights('M86 46Q98 44 96 62Q86 66 78 60Z', colour, 'lit') +
    leg(34, 14) +
    leg(66, -14)
  )
}

/** Wings of chicken: drumette, flat and tip. */
export const wing: Motif = (args) => {
  const colour = colourAt(args, 0, '#f0c0a4')
  const part = (frame: readonly [number, number, number, number], turn: number): Svg =>
    transform(
      ellipse({ x: 0, y: 0, w: frame[2], h: frame[3] }, colour, 'url(#lit)'),
      `translate(${frame[0]} ${frame[1]}) rotate(${turn})`,
    )
  const one = part([87, 70, 11, 6], 48) + part([66, 50, 25, 13], 26) + part([30, 46, 26, 19], -24)
  return transform(one, 'translate(4 -14) scale(.84)') + transform(one, 'translate(10 26) scale(.84)')
}

/** Pork belly, lasagne, a slab: layers. */
export const layers: Motif = (args) => {
  const all = args.filter((arg) => arg.startsWith('#'))
  const h = 54 / all.length
  return (
    all.map((colour, i) => rounded({ x: 10, y: 26 + i * h, w: 80, h: h + 3 }, 4, colour)).join('') +
    rounded({ x: 10, y: 26, w: 80, h: 57 }, 6, 'url(#lit)') +
    path('M10 30L22 16H96L90 30Z', mix(all[0] ?? '#ffffff', '#ffffff', 0.25))
  )
}
