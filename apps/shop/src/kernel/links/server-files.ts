/**
 * Addresses of files that the server creates. They are not pages, so the router does not know them. Mark
 * links to them with `download`.
 */

export function documentHref(number: string): string {
  return `/documents/${encodeURIComponent(number)}.pdf`
}

interface Days {
  readonly from: string
  readonly to: string
}

export function otherStatementHref(kind: 'pdf' | 'csv', currency: string): string {
  return `/documents/statement.${kind}?${new URLSearchParams({ currency }).toString()}`
}

export function statementFileHref(kind: 'pdf' | 'csv', { from, to }: Days): string {
  return `/documents/statement.${kind}?${new URLSearchParams({ from, to }).toString()}`
}
