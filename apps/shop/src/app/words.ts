import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'

/** The texts of the shop in one language. In a window, a text without words is a bug and reported as one; the server has all. */
export function wordsIn(language: Language, messages: Messages): I18n {
  const missing = import.meta.env.SSR ? {} : { missing: reportMissing }
  return setupI18n({ locale: language, messages: { [language]: messages }, ...missing })
}

function reportMissing(locale: string, id: string): string {
  reportError(new Error(`No words for ${id} in ${locale}`))
  return id
}

/** Texts that a first visit does without: what only trading takes, and what is about a login, a company or getting help. */
export type WordsPart = 'trading' | 'service'

type Load = () => Promise<{ readonly messages: Messages }>

/** Brings the texts that pages take beyond those of every visit; undefined when they are there. */
export type FetchWords = (pages: readonly PageOfWords[]) => Promise<void> | undefined

interface PageOfWords {
  readonly staticData: { readonly words?: WordsPart }
}

/** For a window, where `isThere` names the parts that came with it. */
export function wordsFetcher(
  i18n: I18n,
  load: Readonly<Record<WordsPart, Load>>,
  isThere: readonly WordsPart[],
): FetchWords {
  const fetch = { trading: fetchOnce(i18n, load.trading), service: fetchOnce(i18n, load.service) }
  return (pages) => {
    const parts = new Set(pages.flatMap(({ staticData: { words } }) => words ?? []))
    const fetching = [...parts]
      .filter((part) => !isThere.includes(part))
      .flatMap((part) => fetch[part]() ?? [])
    return fetching.length === 0 ? undefined : Promise.all(fetching).then(() => undefined)
  }
}

/** The texts that are missing so far are fetched once, when a page first needs them. */
function fetchOnce(i18n: I18n, load: Load): () => Promise<void> | undefined {
  let areThere = false
  let fetching: Promise<void> | undefined
  const fetch = async (): Promise<void> => {
    try {
      i18n.load(i18n.locale, (await load()).messages)
      areThere = true
    } finally {
      fetching = undefined
    }
  }
  return () => (areThere ? undefined : (fetching ??= fetch()))
}

export function languageOf(i18n: I18n): Language {
  return languages.find((language) => language === i18n.locale) ?? 'en'
}
