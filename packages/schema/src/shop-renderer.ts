import type { Language } from '@provender/domain/languages'
import type { AnswerBody } from './answer-body.ts'

/** What the shop needs to render a page on the server. */
export interface PageRequest {
  readonly path: string
  readonly language: Language
  /** Marks the inline scripts that the shop itself writes. */
  readonly nonce: string
  readonly isSignedIn: boolean
  /** Origin for canonical addresses. */
  readonly origin: string
  /** Runs an API operation in this process as this viewer. */
  readonly execute: (query: string, variables: object) => Promise<AnswerBody>
}

export interface PageAnswer {
  readonly status: number
  /** Set for redirects. */
  readonly location: string | undefined
  readonly html: string
}

/** Stands for all addresses that no route has: they show the same page. */
export const unknownPath = '/not-found'

export interface ShopRenderer {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  /** The page that browsers cache to open the shop offline. It contains nothing personal. */
  readonly renderOfflinePage: (language: Language) => string
  /** The address of a visitor's page without parameters that no page reads; `unknownPath` if the shop has no such page. */
  readonly visitorPath: (path: string) => string
}

/** The manifest that Vite writes for the client build (`manifest.json`). */
export type BuildManifest = Readonly<Record<string, BuildChunk>>

export interface BuildChunk {
  readonly file: string
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

export interface ClientBuild {
  readonly manifest: BuildManifest
  readonly styles: Readonly<Record<string, string>>
}

/** The shop's module for the server. `npm run dev` has no client build. */
export interface ShopModule {
  readonly createShop: (client: ClientBuild | undefined) => ShopRenderer
}
