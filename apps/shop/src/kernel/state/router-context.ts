import type { I18n } from '@lingui/core'
import type { LoadedTexts } from '@provender/web/texts/loaded-texts'
import type { QueryClient } from '@tanstack/react-query'
import type { AppFrameParts } from '../page/app-frame.ts'
import type { SignedInFeatures } from './signed-in-features-type.ts'

declare module '@provender/web/texts/loaded-texts' {
  /**
   * `trading` is for ordering, `service` is for accounts, companies and help, `app` is for what only an installed
   * app shows.
   */
  interface TextParts {
    readonly trading: true
    readonly service: true
    readonly app: true
  }
}

export interface MadePage {
  /** When the server rendered the tab's first page, in UTC milliseconds. If the server rendered none, when the tab started. */
  atMs: number
  /** How far the clock of this device is behind the server's; 0 if they agree, or if the server rendered no page just now. */
  clockSkewMs: number
  /** Only in an installed app, which compares the clocks again and again. Returns the function that stops listening. */
  readonly onSkewChange?: (listener: () => void) => () => void
}

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly texts: LoadedTexts | undefined
  readonly isSignedIn: boolean
  readonly signedInFeatures: SignedInFeatures | undefined
  readonly appFrame: AppFrameParts | undefined
  readonly made: MadePage
  /** For canonical addresses. */
  readonly origin: string
  readonly fonts: readonly string[] | undefined
}
