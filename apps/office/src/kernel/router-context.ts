import type { I18n } from '@lingui/core'
import type { LoadedTexts } from '@provender/web/texts/loaded-texts'
import type { QueryClient } from '@tanstack/react-query'

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly texts: LoadedTexts
}
