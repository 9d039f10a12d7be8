import { type CooperativeLoop, runToEnd } from '../cooperative-loop.ts'

const unitsAtOnce = 500_000

/**
 * A checksum of 16 hexadecimal digits that detects damaged texts. Protects against accidents, not attacks: a device may change its own
 * data, and the server controls access. Written in plain JavaScript, because pages without HTTPS have no Web Crypto.
 */
export function checksumOf(text: string): string {
  return runToEnd(checksumInSteps(text))
}

export function* checksumInSteps(text: string): CooperativeLoop<string> {
  let one = 0x811c9dc5
  let other = 0x2f6b1d35
  for (let index = 0; index < text.length; index += 1) {
    if (index % unitsAtOnce === unitsAtOnce - 1) yield
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul((other << 5) ^ (other >>> 27) ^ unit, 0x9e3779b1)
  }
  return hex(one) + hex(other ^ text.length)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
