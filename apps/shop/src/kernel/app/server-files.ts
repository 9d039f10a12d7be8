/**
 * The addresses of files that the server makes. They are no pages of the shop, so the router does not know them; a link to one
 * says `download`.
 */

/** An invoice or a credit note, by its number. */
export function documentHref(number: string): string {
  return `/documents/${encodeURIComponent(number)}.pdf`
}

interface Days {
  /** Local dates. */
  readonly from: string
  readonly to: string
}

export function statementFileHref(kind: 'pdf' | 'csv', { from, to }: Days): string {
  return `/documents/statement.${kind}?${new URLSearchParams({ from, to }).toString()}`
}
