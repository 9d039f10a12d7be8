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

/** How scanners write the separator if they cannot send it. No value of GS1 contains these signs. */
const writtenSeparators = /[<{[](?:GS|FNC1)[>}\]]|\\(?:x|u00)1D|\^\]|[\u241D^~|]/gi
const numberFirst = /^\(?0[12]\)?(\d{14})/
const numberInBrackets = /^\(\d{2,4}\).*?\(0[12]\)(\d{14})(?=\(|$)/

/** The first number of a product or case in a GS1 text, with brackets around the identifiers or bare. Undefined if there is none. */
export function gtinOfGs1(text: string): string | undefined {
  const bare = withoutWrittenSigns(text)
  const [, number] = numberFirst.exec(bare) ?? numberInBrackets.exec(bare) ?? []
  return number ?? bareFields(bare)?.find(({ ai }) => ai === '01' || ai === '02')?.value
}

function withoutWrittenSigns(text: string): string {
  const plain = text.replaceAll(/\s+/g, '').replaceAll(writtenSeparators, groupSeparator)
  return plain.startsWith(groupSeparator) ? plain.slice(1) : plain
}

/** The identifiers of net weights: 3100 to 3105 in kilograms, 3200 to 3205 in pounds. The last digit is the number of decimals. */
const netWeight = /^3([12])0([0-5])$/
const netWeightInBrackets = /\((3[12]0[0-5])\)(\d{6})(?=\(|$)/
const gramsPerPound = 453.592_37

/** The field with the net weight in a GS1 text. Undefined if there is none. */
export function netWeightOfGs1(text: string): Gs1Field | undefined {
  const bare = withoutWrittenSigns(text)
  const [, ai, value] = netWeightInBrackets.exec(bare) ?? []
  if (ai !== undefined && value !== undefined) return { ai, value }
  return bareFields(bare)?.find((field) => netWeight.test(field.ai))
}

export function gramsOf({ ai, value }: Gs1Field): number {
  const [, measure, decimals] = netWeight.exec(ai) ?? []
  const weight = Number(value) / 10 ** Number(decimals)
  return Math.round(weight * (measure === '1' ? 1000 : gramsPerPound))
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

const host = String.raw`(?:https?:\/\/[^/\s]+|[\w-]+(?:\.[\w-]+)+)`
const digitalLink = new RegExp(
  String.raw`^${host}(?:\/[^?#\s]*)?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=[/?#]|$)`,
  'i',
)
/** Its parts have bounds, so that a text with the beginnings of many links takes no long time. */
const linkInText =
  /https?:\/\/[^/\s]{1,253}(?:\/[^?#\s]{0,200})?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?:[/?#]\S*|(?=\s|$))/gi

export function gtinOfLink(text: string): string | undefined {
  return digitalLink.exec(text)?.[1]?.padStart(14, '0')
}

/** The text with the number of the product in place of each Digital Link, and spaces for the rest of the link: nothing else moves. */
export function withNumbersOfLinks(text: string): string {
  return text.replaceAll(linkInText, (link, number: string) => number.padEnd(link.length))
}
