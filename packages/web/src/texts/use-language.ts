import { useLingui } from '@lingui/react'
import type { Language } from '@provender/domain/languages'
import { languageOf } from './loaded-texts.ts'

export function useLanguage(): Language {
  return languageOf(useLingui().i18n)
}
