import type { Language } from '@provender/domain/languages'
import type { AnswerResult } from '../../kernel/graphql/answer.ts'

/** The input of the server-side rendering of a page. */
interface PageRequest {
  /** Path and query. */
  readonly path: string
  readonly language: Language
  /** Marks the inline scripts that the shop itself writes. */
  readonly nonce: string
  readonly isSignedIn: boolean
  /** Origin for canonical addresses. */
  readonly origin: string
  /** Runs an API operation in this process as this viewer. */
  readonly execute: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<AnswerResult>
}

export interface PageAnswer {
  readonly status: number
  /** Set for redirects. */
  readonly location: string | undefined
  readonly html: string
}

/** The built shop as a request handler. */
export interface ShopRenderer {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  /** The page that browsers cache to open the shop offline. It contains nothing personal. */
  readonly renderOfflinePage: (language: Language) => string
  /** The address of a visitor's page without parameters that no page reads. */
  readonly visitorPath: (path: string) => string
}
