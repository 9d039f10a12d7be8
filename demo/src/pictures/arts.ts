import { parseTable } from '../range/cells.ts'
import { artsOfFood } from './arts-food.ts'
import { artsOfGoods } from './arts-goods.ts'
import { artsOfPlants } from './arts-plants.ts'
import { emojiOf } from './emoji.ts'
import * as bakery from './motifs-bakery.ts'
import * as food from './motifs-food.ts'
import * as loose from './motifs-loose.ts'
import * as plants from './motifs-plants.ts'
import * as things from './motifs-things.ts'
import { at, transform, type Svg } from './paint.ts'

interface Art {
  readonly recipe: readonly string[]
  readonly tone: string
}

const arts = new Map<string, Art>(
  [artsOfPlants, artsOfFood, artsOfGoods].flatMap((table) =>
    parseTable(table).map(([name = '', recipe = '', tone = '']) => [
      name,
      { recipe: recipe.split(' '), tone },
    ]),
  ),
)

const motifs: Readonly<Record<string, loose.Motif>> = {
  heap: loose.heap,
  powder: loose.powder,
  cubes: loose.cubes,
  balls: loose.balls,
  fingers: loose.fingers,
  lumps: loose.lumps,
  torus: loose.torus,
  rings: loose.rings,
  triangles: loose.triangles,
  disc: food.disc,
  sandwich: food.sandwich,
  slices: food.slices,
  sausages: food.sausages,
  joint: food.joint,
  mince: food.mince,
  fillet: food.fillet,
  chop: food.chop,
  ribs: food.ribs,
  bird: food.bird,
  wing: food.wing,
  layers: food.layers,
  leaves: plants.leaves,
  sprig: plants.sprig,
  stalks: plants.stalks,
  bulb: plants.bulb,
  head: plants.head,
  fruit: plants.fruit,
  drupe: plants.drupe,
  squash: plants.squash,
  pumpkin: plants.pumpkin,
  artichoke: plants.artichoke,
  crowned: plants.crowned,
  blossoms: plants.blossoms,
  rosette: plants.rosette,
  bun: bakery.bun,
  'long-roll': bakery.longRoll,
  'cake-slice': bakery.cakeSlice,
  tart: bakery.tart,
  rolls: bakery.rolls,
  swirl: bakery.swirl,
  bowl: bakery.bowl,
  pasta: bakery.pasta,
  drop: things.drop,
  beans: things.beans,
  nuts: things.nuts,
  crisps: things.crisps,
  gems: things.gems,
  wafer: things.wafer,
  domes: things.domes,
  'glass-of': things.glassOf,
  jelly: things.jelly,
  cone: things.cone,
  skewer: things.skewer,
  mussel: things.mussel,
  lolly: things.lolly,
  'egg-half': things.eggHalf,
  sheets: things.sheets,
}

function requireArt(name: string): Art {
  const art = arts.get(name)
  if (!art) throw new Error(`There is no art ${name}.`)
  return art
}

/** True for loose goods such as grains and powders: a bag of them shows one heap. */
export function isLoose(name: string): boolean {
  return ['*heap', '*powder'].includes(requireArt(name).recipe[0] ?? '')
}

/** The main colour of an artwork, `#rrggbb`. */
export function toneOf(name: string): string {
  return requireArt(name).tone
}

function numberAfter(words: readonly string[], letter: string, otherwise: number): number {
  const word = words.find((candidate) => new RegExp(`^${letter}[-.0-9]+$`).test(candidate))
  return word === undefined ? otherwise : Number(word.slice(1))
}

function emojiArt([name = '', ...changes]: readonly string[]): Svg {
  const limits = changes
    .find((change) => change.startsWith('@'))
    ?.slice(1)
    .split('-')
    .map(Number)
  const tint = {
    hue: numberAfter(changes, 'h', numberAfter(changes, 'H', 0)),
    absolute: changes.some((change) => /^H\d/.test(change)),
    saturation: numberAfter(changes, 's', 1),
    light: numberAfter(changes, 'l', 0),
  }
  const plain = tint.hue === 0 && !tint.absolute && tint.saturation === 1 && tint.light === 0
  const [from, to] = limits ?? []
  const drawing = emojiOf({
    name,
    tint: plain ? null : tint,
    hues: from === undefined || to === undefined ? null : [from, to],
  })
  const w = numberAfter(changes, 'w', 1)
  return w === 1 ? drawing : transform(drawing, `translate(${at(50 - 50 * w)} 0) scale(${at(w)} 1)`)
}

const trio = ([one, two, three]: readonly [Svg, Svg, Svg]): Svg =>
  transform(one, 'translate(-4 34) scale(.6) rotate(-12 50 50)') +
  transform(two, 'translate(44 34) scale(.6) rotate(12 50 50)') +
  transform(three, 'translate(20 0) scale(.6)')

function drawing(name: string): Svg {
  const { recipe } = requireArt(name)
  const [head = '', ...rest] = recipe
  if (head === '=') {
    const [one = '', two = '', three = ''] = rest
    return trio([drawing(one), drawing(two), drawing(three)])
  }
  if (head.startsWith('*')) {
    const motif = motifs[head.slice(1)]
    if (!motif) throw new Error(`There is no motif ${head}.`)
    return motif(rest)
  }
  const one = emojiArt(recipe)
  return rest.includes('x3') ? trio([one, one, one]) : one
}

export interface Placement {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Degrees. */
  readonly turn?: number
}

/** Draws the artwork centred on (x, y), `size` wide and high. */
export function drawArt(name: string, { x, y, size, turn = 0 }: Placement): Svg {
  return transform(
    drawing(name),
    `translate(${at(x, y)}) rotate(${turn}) scale(${at(size)}) scale(.01) translate(-50 -50)`,
  )
}
