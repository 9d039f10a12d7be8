import { isLocalDate } from '@provender/domain/slots/hours'
import { parsePage } from '@provender/web/address/parse-page'
import { parseText } from '@provender/web/address/parse-text'

export interface StatementSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page?: number | undefined
}

export function parseStatementSearch(query: object): StatementSearch {
  const date = (name: string): string | undefined => {
    const text = parseText(query, name)
    return text.startsWith('2') && isLocalDate(text) ? text : undefined
  }
  return { from: date('from'), to: date('to'), page: parsePage(query) }
}
