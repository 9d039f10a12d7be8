/** How many to add, and the text to search for: `3 tom` is three of `tom`. */
export interface CountedText {
  readonly count: string
  readonly text: string
}

/** Five digits and more are a code. */
const counted = /^\s*([1-9]\d{0,3})(?:\s*[x×]\s+|\s+)(?=\p{L})(.*)$/su

/** `2 l milk`, `400 g` and `6 pack cola` describe the product. */
const measure =
  /^(?:[kcm]?[gl]|gr|gms?|grams?|kgs?|kilos?|lts?|ltrs?|lit(?:re|er)s?|litr[ay]?|oz|lbs?|pts?|pints?|[cm]?m|inch|ply|pack|pk|up|x)(?![\p{L}\d])/iu

/** Reads a quantity before a name. Undefined if the text has none, or is a code or a measure. */
export function readCount(typed: string): CountedText | undefined {
  const [, count, text] = counted.exec(typed) ?? []
  return count === undefined || text === undefined || startsWithMeasure(text) ? undefined : { count, text }
}

export function startsWithMeasure(text: string): boolean {
  return measure.test(text)
}
