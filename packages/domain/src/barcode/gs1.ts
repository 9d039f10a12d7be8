/** One field of a GS1 text: its application identifier and its value. */
export interface Gs1Field {
  readonly ai: string
  readonly value: string
}

/** The separator behind a field without a fixed length (ASCII 29), which scanners send for FNC1. */
export const groupSeparator = '\u001d'

/** Application identifiers whose values have a fixed length, by their first two digits. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 6])),
  '20': 2,
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 6])),
  '41': 13,
}
/** The digits of an application identifier, if there are more than two, by its first two digits. */
const aiLengths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['23', '24', '25', '40', '41', '42'].map((ai) => [ai, 3])),
  ...Object.fromEntries(
    ['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82'].map((ai) => [ai, 4]),
  ),
  '71': 3,
}
const unusedAis = /^(?:0[5-9]|2[6-9]|38|4[4-9]|5\d|6\d|7[3-9]|8[3-9])/
const maxValue = 90

/** The fields of a GS1 text, with brackets around the identifiers or bare. Undefined if it is none. */
export function gs1Fields(text: string): readonly Gs1Field[] | undefined {
  return text.startsWith('(') ? bracketedFields(text) : bareFields(text)
}

function bracketedFields(text: string): readonly Gs1Field[] | undefined {
  const isWhole = /^(?:\(\d{2,4}\)[^()]+)+$/.test(text)
  if (!isWhole) return undefined
  return [...text.matchAll(/\((\d{2,4})\)([^()]+)/g)].map(([, ai = '', value = '']) => ({ ai, value }))
}

function bareFields(text: string): readonly Gs1Field[] | undefined {
  const fields: Gs1Field[] = []
  for (let index = 0; index < text.length;) {
    if (text[index] === groupSeparator) {
      index += 1
      continue
    }
    const kind = text.slice(index, index + 2)
    const ai = text.slice(index, index + (aiLengths[kind] ?? 2))
    if (!/^\d{2,4}$/.test(ai) || unusedAis.test(ai)) return undefined
    index += ai.length
    const length = fixedLengths[kind]
    const separator = text.indexOf(groupSeparator, index)
    const end = length === undefined ? (separator < 0 ? text.length : separator) : index + length
    const value = text.slice(index, end)
    const isRight =
      length === undefined
        ? value !== '' && value.length <= maxValue
        : /^\d+$/.test(value) && value.length === length
    if (!isRight) return undefined
    fields.push({ ai, value })
    index = end
  }
  return fields.length > 0 ? fields : undefined
}

const digitalLink = /^https?:\/\/[^/\s]+(?:\/[^?#\s]*)?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=[/?#]|$)/i

/** The number of the product in a GS1 Digital Link: `https://id.gs1.org/01/15012345678907`. */
export function gtinOfLink(text: string): string | undefined {
  return digitalLink.exec(text)?.[1]?.padStart(14, '0')
}
