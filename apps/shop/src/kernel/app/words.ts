import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'

/** The texts of the shop in one language. In a browser, a missing text is reported as a bug. The server has all texts. */
export function wordsIn(language: Language, messages: Messages): I18n {
  const missing = import.meta.env.SSR ? {} : { missing: reportMissing }
  return setupI18n({ locale: language, messages: { [language]: messages }, ...missing })
}

function reportMissing(locale: string, id: string): string {
  reportError(new Error(`No words for ${id} in ${locale}`))
  return id
}

/** Texts that a first visit does not need: `trading` is for ordering, `service` is for accounts, companies and help. */
export type WordsPart = 'trading' | 'service'

export type LoadWords = Readonly<
  Record<WordsPart | 'visit', Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>>>
>

/** The texts of a tab in its current language. */
export interface Words {
  readonly load: LoadWords
  /** The loaded parts, apart from the one of every visit. */
  readonly there: ReadonlySet<WordsPart>
  /** Loads the extra texts that pages need. Undefined if they are loaded. */
  readonly fetch: (pages: readonly PageOfWords[]) => Promise<void> | undefined
}

interface PageOfWords {
  readonly staticData: { readonly words?: WordsPart }
}

/** The texts of a tab. `first` names the parts that came with the first page. */
export function windowWords(i18n: I18n, load: LoadWords, first: readonly WordsPart[]): Words {
  const there = new Set(first)
  const coming = new Map<WordsPart, Promise<void>>()
  const bring = async (part: WordsPart): Promise<void> => {
    // The language may have changed while the texts were loading.
    for (let language; language !== i18n.locale;) {
      language = languageOf(i18n)
      i18n.load(language, (await load[part][language]()).messages)
    }
    there.add(part)
  }
  const once = (part: WordsPart): Promise<void> => {
    const known = coming.get(part) ?? bring(part).finally(() => coming.delete(part))
    coming.set(part, known)
    return known
  }
  return {
    load,
    there,
    fetch: (pages) => {
      const missing = pages
        .flatMap(({ staticData: { words } }) => words ?? [])
        .filter((part) => !there.has(part))
      return missing.length === 0 ? undefined : Promise.all(missing.map(once)).then(() => undefined)
    },
  }
}

export function languageOf(i18n: I18n): Language {
  return languages.find((language) => language === i18n.locale) ?? 'en'
}
