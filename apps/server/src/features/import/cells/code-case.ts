import { normalised } from '@provender/domain/text/normalise'
import unhomoglyph from 'unhomoglyph'

export interface CodesByCase {
  /** A known code that differs from a new one in capital or similar letters only. Else the new one is known from now on. */
  readonly similarTo: (newCode: string) => string | undefined
}

export function createCodesByCase(existingCodes: Iterable<string>): CodesByCase {
  const codes = new Map(Array.from(existingCodes, (code) => [inOneCase(code), code]))
  return {
    similarTo: (newCode) => {
      const key = inOneCase(newCode)
      const other = codes.get(key)
      if (other === undefined) codes.set(key, newCode)
      return other
    },
  }
}

/** The capital of `i` is `İ` in Turkish and `I` elsewhere. Letters of other alphabets count as the Latin ones that they look like. */
function inOneCase(code: string): string {
  return normalised(code, 'NFKC')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => unhomoglyph(letter))
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
}
