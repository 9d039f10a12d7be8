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

export type LoadWords = Readonly<
  Record<WordsPart | 'visit', Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>>>
>

/** The texts of a window, in the language that it is in. */
export interface Words {
  readonly load: LoadWords
  /** The parts that are there, beyond those of every visit. */
  readonly there: ReadonlySet<WordsPart>
  /** Brings the texts that pages take beyond those of every visit; undefined when they are there. */
  readonly fetch: (pages: readonly PageOfWords[]) => Promise<void> | undefined
}

interface PageOfWords {
  readonly staticData: { readonly words?: WordsPart }
}

/** For a window, where `first` names the parts that came with it. */
export function windowWords(i18n: I18n, load: LoadWords, first: readonly WordsPart[]): Words {
  const there = new Set(first)
  const coming = new Map<WordsPart, Promise<void>>()
  const bring = async (part: WordsPart): Promise<void> => {
    // Meanwhile the window may have come to speak another language.
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
