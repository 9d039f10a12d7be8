import type { Encoding } from './wire-body.ts'

/** The best first. */
const known: readonly Encoding[] = ['br', 'gzip']

/**
 * The encodings that a client takes, those it would rather have first, by its `Accept-Encoding` (RFC 9110, 12.5.3): a weight of 0 is a no,
 * `*` stands for those that are not named, and what weighs less than an `identity` that is named is not wanted. None: as it is.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(weighed))
  const plain = weights.get('identity') ?? 0
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  return known
    .filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= plain)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

/** A weight that is none counts as 0: who is not understood gets what everybody can read. */
function weighed(coding: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0]
}
