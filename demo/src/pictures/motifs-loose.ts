import { createRandom, pickOne, type RandomSource } from '../random-source.ts'
import { mix } from './colour.ts'
import { at, ellipse, transform, path, fillWithLights, stroke, type Svg } from './paint.ts'

/** Draws a motif in a square of 100, from colours (`#rrggbb`) and options. */
export type Motif = (args: readonly string[]) => Svg

const colours = (args: readonly string[]): readonly string[] => args.filter((arg) => arg.startsWith('#'))
const first = (args: readonly string[]): string => colours(args)[0] ?? '#999999'
const hasWord = (args: readonly string[], word: string): boolean => args.includes(word)

const turned = (svg: Svg, degrees: number, [x, y]: readonly [number, number]): Svg =>
  transform(svg, `rotate(${at(degrees)} ${at(x, y)})`)

/** Positions of the pieces of a heap, in rows that narrow towards the top. */
function heapPlaces(chance: RandomSource, step: number): readonly (readonly [number, number])[] {
  const positions: (readonly [number, number])[] = []
  for (let y = 34; y <= 84; y += step * 0.82) {
    const half = 10 + ((y - 30) / 54) * 36
    for (let x = 50 - half; x <= 50 + half; x += step) {
      positions.push([x + (chance() - 0.5) * step * 0.6, y + (chance() - 0.5) * step * 0.5])
    }
  }
  return positions
}

/** Beans, lentils, seeds, grains: `big`, `oval`, `grain` or `flake` say their shape. */
export const heap: Motif = (args) => {
  const chance = createRandom(1, args.join())
  const big = hasWord(args, 'big')
  const step = big ? 13 : 8.5
  const pieces = heapPlaces(chance, step).map(([x, y]) => {
    const colour = mix(
      pickOne(chance, colours(args)),
      chance() < 0.5 ? '#000000' : '#ffffff',
      chance() * 0.16,
    )
    const long = hasWord(args, 'grain') ? [0.72, 0.34] : hasWord(args, 'oval') ? [0.66, 0.46] : [0.58, 0.56]
    if (hasWord(args, 'flake')) {
      const r = step * 0.7
      return turned(
        fillWithLights(
          `M${at(x - r, y)}L${at(x, y - r * 0.6, x + r, y - 1, x + r * 0.4, y + r * 0.6)}Z`,
          colour,
          'lit',
        ),
        chance() * 180,
        [x, y],
      )
    }
    const [w = 0.5, h = 0.5] = long
    return turned(ellipse({ x, y, w: step * w, h: step * h }, colour, 'url(#lit)'), chance() * 180, [x, y])
  })
  return ellipse({ x: 50, y: 87, w: 46, h: 6 }, '#00000026') + pieces.join('')
}

/** Ground spice or flour: a soft cone. */
export const powder: Motif = (args) => {
  const colour = first(args)
  const cone = 'M6 84Q20 76 30 56Q42 28 50 26Q58 28 70 56Q80 76 94 84Q50 94 6 84Z'
  const grains = [14, 30, 47, 66, 83].map((x, i) =>
    ellipse({ x, y: 88 + (i % 2) * 3, w: 2.4, h: 1.5 }, colour),
  )
  return (
    ellipse({ x: 50, y: 87, w: 46, h: 6 }, '#00000022') +
    fillWithLights(cone, colour, 'lit') +
    path('M50 26Q58 28 70 56Q80 76 94 84Q74 90 56 90Q62 60 50 26Z', '#000000', 'opacity=".12"') +
    stroke('M30 62Q38 56 46 62M52 70Q62 64 70 72', '#ffffff', 'stroke-width="2.5" opacity=".35"') +
    grains.join('')
  )
}

/** Diced meat, fudge, feta, delight: cubes in a stack. */
export const cubes: Motif = (args) => {
  const all = colours(args)
  const cube = (x: number, y: number, colour: string): Svg =>
    path(`M${at(x, y)}l16 -8l16 8l-16 8Z`, mix(colour, '#ffffff', 0.34)) +
    path(`M${at(x, y)}v17l16 8v-17Z`, colour) +
    path(`M${at(x + 32, y)}v17l-16 8v-17Z`, mix(colour, '#000000', 0.2))
  const positions = [
    [34, 22],
    [16, 38],
    [52, 38],
    [0, 58],
    [34, 56],
    [68, 58],
  ] as const
  return positions.map(([x, y], i) => cube(x, y, all[i % all.length] ?? '#999999')).join('')
}

/** Round things that touch: olives, balls, potatoes; `three`, else five. */
export const balls: Motif = (args) => {
  const all = colours(args)
  const positions = hasWord(args, 'three')
    ? ([
        [50, 34, 25],
        [29, 66, 25],
        [71, 66, 25],
      ] as const)
    : ([
        [35, 32, 18],
        [66, 34, 18],
        [20, 64, 18],
        [50, 66, 19],
        [80, 66, 18],
      ] as const)
  return positions
    .map(([x, y, r], i) => ellipse({ x, y, w: r, h: r }, all[i % all.length] ?? '#999999', 'url(#lit)'))
    .join('')
}

/** Fingers and sticks, side by side and aslant: `thin`, `pointed`, `ridged`. */
export const fingers: Motif = (args) => {
  const all = colours(args)
  const thin = hasWord(args, 'thin')
  const w = thin ? 9 : 15
  const count = thin ? 7 : 5
  const step = 92 / count
  const shapes = Array.from({ length: count }, (_, i) => {
    const x = 4 + i * step
    const top = 14 + (i % 2) * 8
    const r = hasWord(args, 'pointed') ? 1 : w / 2
    const d = hasWord(args, 'pointed')
      ? `M${at(x, 86)}V${at(top + 20)}Q${at(x + w / 2, top - 14, x + w, top + 20)}V86Q${at(x + w / 2, 94, x, 86)}Z`
      : `M${at(x, top + r)}a${at(r, r)} 0 0 1 ${at(w, 0)}V${at(88 - r)}a${at(r, r)} 0 0 1 ${at(-w, 0)}Z`
    const ridges = hasWord(args, 'ridged')
      ? stroke(
          `M${at(x + w * 0.3, top + 8)}V82M${at(x + w * 0.7, top + 8)}V82`,
          '#000000',
          'stroke-width="1.6" opacity=".22"',
        )
      : ''
    return fillWithLights(d, all[i % all.length] ?? '#999999', 'lit') + ridges
  })
  return turned(shapes.join(''), 16, [50, 50])
}

/** Nuggets, bhajis, puffs: lumps with crumbs on them. */
export const lumps: Motif = (args) => {
  const all = colours(args)
  const chance = createRandom(2, args.join())
  const lump = (x: number, y: number, i: number): Svg => {
    const colour = all[i % all.length] ?? '#999999'
    const d = `M${at(x - 18, y)}Q${at(x - 20, y - 17, x - 3, y - 15)}Q${at(x + 16, y - 20, x + 19, y - 2)}Q${at(x + 21, y + 15, x + 2, y + 15)}Q${at(x - 17, y + 18, x - 18, y)}Z`
    const crumbs = Array.from({ length: 9 }, () =>
      ellipse(
        { x: x + (chance() - 0.5) * 26, y: y + (chance() - 0.5) * 20, w: 1.7, h: 1.3 },
        mix(colour, chance() < 0.5 ? '#000000' : '#ffffff', 0.3),
      ),
    )
    return turned(fillWithLights(d, colour, 'lit') + crumbs.join(''), (i * 37) % 50, [x, y])
  }
  return [lump(30, 32, 0), lump(69, 34, 1), lump(22, 68, 2), lump(56, 62, 3), lump(80, 74, 4)].join('')
}

/** Rings with a hole: onion rings, squid, simit; `seeds` scatters sesame. */
export const torus: Motif = (args) => {
  const colour = first(args)
  const ring = 'M50 8a42 42 0 1 0 .1 0ZM50 36a14 14 0 1 1 -.1 0Z'
  const chance = createRandom(3, args.join())
  const seeds = hasWord(args, 'seeds')
    ? Array.from({ length: 46 }, () => {
        const angle = chance() * 6.28
        const far = 20 + chance() * 17
        const [x, y] = [50 + Math.cos(angle) * far, 50 + Math.sin(angle) * far]
        return turned(ellipse({ x, y, w: 2.4, h: 1.3 }, '#f7e3b4'), chance() * 180, [x, y])
      }).join('')
    : ''
  const glaze = colours(args)[1]
  return (
    fillWithLights(ring, colour, 'lit') +
    (glaze ? fillWithLights('M50 12a38 38 0 1 0 .1 0ZM50 33a17 17 0 1 1 -.1 0Z', glaze, 'lit') : '') +
    seeds
  )
}

/** Three rings laid over each other. */
export const rings: Motif = (args) => {
  const small = (x: number, y: number): Svg => transform(torus(args), `translate(${at(x, y)}) scale(.56)`)
  return small(22, 0) + small(0, 40) + small(44, 42)
}

/** Triangles: samosas, tortilla chips, börek. */
export const triangles: Motif = (args) => {
  const all = colours(args)
  const one = (x: number, y: number, turn: number): Svg =>
    turned(
      fillWithLights(
        `M${at(x, y - 22)}Q${at(x + 3, y - 24, x + 6, y - 19)}L${at(x + 25, y + 14)}Q${at(x + 26, y + 20, x + 19, y + 20)}L${at(x - 19, y + 20)}Q${at(x - 26, y + 20, x - 24, y + 13)}Z`,
        all[Math.abs(turn) % all.length] ?? '#999999',
        'lit',
      ) + stroke(`M${at(x - 12, y + 12)}L${at(x + 13, y + 12)}`, '#ffffff', 'stroke-width="2" opacity=".35"'),
      turn,
      [x, y],
    )
  return one(50, 30, 4) + one(28, 68, -18) + one(73, 70, 21)
}
