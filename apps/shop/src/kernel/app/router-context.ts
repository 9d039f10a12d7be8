import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { SignedInFeatures } from './signed-in-features-type.ts'
import type { Words } from './words.ts'

/** What every route gets. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  /** Undefined on the server, which has all of them. */
  readonly words: Words | undefined
  readonly isSignedIn: boolean
  /** Undefined for visitors. */
  readonly signedInFeatures: SignedInFeatures | undefined
  /** When the server made the page that the window began with, in UTC milliseconds; of a window without one when it began. */
  readonly made: { atMs: number }
  /** For canonical addresses. */
  readonly origin: string
  /** The font file that the first paint needs; known on the server alone. */
  readonly font: string | undefined
}
