/** A seeded random number in [0, 1), the same on every machine. */
export type RandomSource = () => number

/** FNV-1a over the UTF-16 units of `text`: evenly distributed, but not cryptographic. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A separate stream of random numbers per `key`, so that adding a product does not change the numbers of others. (Mulberry32.) */
export function createRandom(seed: number, key: string): RandomSource {
  let state = hashOf(`${seed}:${key}`)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `low` to `high`, both included. */
export function integerBetween(chance: RandomSource, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1))
}

/** Throws on an empty list. */
export function pickOne<Value>(chance: RandomSource, values: readonly Value[]): Value {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
