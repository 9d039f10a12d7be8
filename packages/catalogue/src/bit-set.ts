/** A set of ordinals, 32 per word. Modified only while it is being built. */
export type BitSet = Uint32Array<ArrayBuffer>

export function emptyBitSet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5)
}

export function bitSetOf(size: number, ordinals: Iterable<number>): BitSet {
  const bits = emptyBitSet(size)
  for (const ordinal of ordinals) setBit(bits, ordinal)
  return bits
}

export function setBit(bits: BitSet, ordinal: number): void {
  const word = ordinal >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (ordinal & 31))
}

export function hasBit(bits: BitSet, ordinal: number): boolean {
  return ((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0
}

/** Adds or removes one ordinal. Returns the same set if nothing changes; grows if necessary. */
export function withBit(bits: BitSet, ordinal: number, isIn: boolean): BitSet {
  if (hasBit(bits, ordinal) === isIn) return bits
  const copy = new Uint32Array(Math.max(bits.length, (ordinal >>> 5) + 1))
  copy.set(bits)
  const word = ordinal >>> 5
  copy[word] = isIn ? (copy[word] ?? 0) | (1 << (ordinal & 31)) : (copy[word] ?? 0) & ~(1 << (ordinal & 31))
  return copy
}

export function intersection(one: BitSet, other: BitSet): BitSet {
  const both = new Uint32Array(Math.min(one.length, other.length))
  for (let word = 0; word < both.length; word += 1) both[word] = (one[word] ?? 0) & (other[word] ?? 0)
  return both
}

export function union(sets: readonly BitSet[]): BitSet {
  const any = new Uint32Array(sets.reduce((length, bits) => Math.max(length, bits.length), 0))
  for (const bits of sets)
    for (let word = 0; word < bits.length; word += 1) any[word] = (any[word] ?? 0) | (bits[word] ?? 0)
  return any
}

export function countBits(bits: BitSet): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += popcount(bits[word] ?? 0)
  return count
}

export function isEmpty(bits: BitSet): boolean {
  return bits.every((word) => word === 0)
}

export function countInBoth(one: BitSet, other: BitSet): number {
  const words = Math.min(one.length, other.length)
  let count = 0
  for (let word = 0; word < words; word += 1) {
    const both = (one[word] ?? 0) & (other[word] ?? 0)
    if (both !== 0) count += popcount(both)
  }
  return count
}

/**
 * Returns a function that counts the members a set shares with `bits`. If `bits` has few members, it reads only the words that contain
 * them.
 */
export function counterIn(bits: BitSet): (other: BitSet) => number {
  const words = new Uint32Array(bits.length)
  let length = 0
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) words[length++] = word
  if (length * 2 > bits.length) return (other) => countInBoth(bits, other)
  return (other) => {
    let count = 0
    for (let index = 0; index < length; index += 1) {
      const word = words[index] ?? 0
      const both = (bits[word] ?? 0) & (other[word] ?? 0)
      if (both !== 0) count += popcount(both)
    }
    return count
  }
}

/** The ordinals in the set, ascending. */
export function ordinalsOf(bits: BitSet): number[] {
  const ordinals: number[] = []
  eachOrdinal(bits, (ordinal) => void ordinals.push(ordinal))
  return ordinals
}

export function eachOrdinal(bits: BitSet, visit: (ordinal: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      visit((word << 5) + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
}

function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
