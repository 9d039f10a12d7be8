import { isLocalDate } from '@provender/domain/slots/hours'
import { parsePage } from '../../kernel/app/parse-page.ts'

/** The search parameters of the statement page: local dates, and the page of entries. */
export interface StatementSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page?: number | undefined
}

/** Ignores invalid dates. */
export function parseStatementSearch(query: object): StatementSearch {
  const date = (name: string): string | undefined => {
    const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
    return typeof value === 'string' && value.startsWith('2') && isLocalDate(value) ? value : undefined
  }
  return { from: date('from'), to: date('to'), page: parsePage(query) }
}
