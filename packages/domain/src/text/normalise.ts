/**
 * Marks that may follow each other. Unicode's stream-safe text has as many (UAX 15); no language needs more than a few.
 */
const longestRun = 30

/** Marks, and those of narrow Japanese letters, which become marks. */
const runs = /[\p{M}\uFF9E\uFF9F]{2,}/gu

/**
 * Normalises a text. This is the only place that does: Unicode sorts the marks behind a letter, in a time that grows with the square of their
 * number, so that further ones are left out before.
 */
export function normalised(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(runs, shortened).normalize(form)
}

function shortened(run: string): string {
  return run.length > longestRun ? Array.from(run).slice(0, longestRun).join('') : run
}

/** The text without accents and other marks: `Zoe` for `Zoë`. Letters that Unicode does not decompose stay: `ł`, `ı`. */
export function withoutMarks(text: string): string {
  return normalised(text, 'NFD').replace(/\p{M}/gu, '')
}
