import { msg } from '@lingui/core/macro'
import type { Language } from '@provender/domain/languages'
import { setLanguage, type TranslatedRouter } from '@provender/web/texts/set-language'
import type { ShopState } from './shop-state.ts'

export interface LanguageContext extends Pick<ShopState, 'notices'> {
  readonly router: TranslatedRouter
}

/** Changes the language in this browser, or shows a notice that it cannot. Resolves to whether it has. */
export async function changeLanguage(
  { router, notices }: LanguageContext,
  language: Language,
): Promise<boolean> {
  try {
    return await setLanguage(router, language)
  } catch {
    const { i18n } = router.options.context
    const [text, detail] = [i18n._(msg`This needs a connection`), i18n._(msg`Please try again`)]
    notices.show({ kind: 'toast', about: 'bad', text, detail })
    return false
  }
}
