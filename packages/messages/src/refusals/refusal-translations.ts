import { byLanguage, type Language } from '@provender/domain/languages'
import { readTranslations, type Translations } from '../read-po.ts'

const files = import.meta.glob<string>(['../locales/refusals/*.po', '!../locales/refusals/en.po'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const refusalTranslations: Readonly<Record<Language, Translations>> = byLanguage((language) =>
  readTranslations(files[`../locales/refusals/${language}.po`] ?? ''),
)
