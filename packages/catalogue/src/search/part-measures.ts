const parts: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '½': 0.5,
  half: 0.5,
  'half a': 0.5,
  pol: 0.5,
  yarim: 0.5,
  '1/4': 0.25,
  '¼': 0.25,
  quarter: 0.25,
  cwierc: 0.25,
  ceyrek: 0.25,
  '3/4': 0.75,
  '¾': 0.75,
}
const measures = 'l|lts?|ltrs?|lit(?:re|er)s?|litr(?:a|y|ow)?|kgs?|kilos?|kilogram(?:s|a|y|ow)?'
const part = new RegExp(
  String.raw`(?<![\p{L}\d/.,])(?:(\d{1,3})\s*)?(${Object.keys(parts)
    .sort((one, other) => other.length - one.length)
    .join('|')})\s*(${measures})(?![\p{L}\d])`,
  'gu',
)

/** Halves and quarters of a litre or kilogram in a folded query as numbers, as packs print them: `half litre` is `500ml`, `1½ l` is `1500ml`. */
export function withWholeMeasures(folded: string): string {
  return folded.replace(part, (_, ...[whole, written, measure]: [string | undefined, string, string]) => {
    const thousandths = (Number(whole ?? 0) + (parts[written] ?? 0)) * 1000
    return `${thousandths}${measure.startsWith('k') ? 'g' : 'ml'}`
  })
}
