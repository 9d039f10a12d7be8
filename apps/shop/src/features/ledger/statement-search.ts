import { isLocalDate } from '@provender/domain/slots/hours'
import { pageIn } from '../../kernel/app/page-in.ts'

/** What the query of the statement page holds: local dates, and the page of the entries. */
export interface StatementSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page?: number | undefined
}

/** What is no date is left out. */
export function statementSearchIn(query: object): StatementSearch {
  const date = (name: string): string | undefined => {
    const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
    return typeof value === 'string' && value.startsWith('2') && isLocalDate(value) ? value : undefined
  }
  return { from: date('from'), to: date('to'), page: pageIn(query) }
}
