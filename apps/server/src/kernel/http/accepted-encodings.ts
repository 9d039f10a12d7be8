import type { Encoding } from './wire-body.ts'

/** The best one first. */
const supported: readonly Encoding[] = ['br', 'gzip']

/**
 * The encodings that a client accepts by its `Accept-Encoding` (RFC 9110, 12.5.3), preferred ones first. A
 * weight of 0 excludes an encoding, `*` stands for all that are not named, and encodings below a named
 * `identity` are ignored. An empty list means uncompressed.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(weighed))
  const plain = weights.get('identity') ?? 0
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  return supported
    .filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= plain)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

/** An invalid weight counts as 0, so that the client gets an uncompressed body. */
function weighed(coding: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0]
}
