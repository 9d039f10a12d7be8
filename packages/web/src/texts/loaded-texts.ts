import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'
import { showCount } from '@provender/domain/money/show-money'

/** The texts of an app in one language. In a browser, a missing text is reported as a bug. The server has all texts. */
export function createI18n(language: Language, messages: Messages): I18n {
  const missing = import.meta.env.SSR ? {} : { missing: reportMissing }
  const locales = formatsOf(language)
  return new TextsWithCounts({ locale: language, locales, messages: { [language]: messages }, ...missing })
}

/** Counts in a text look like prices, also in a language that has digits of its own. Not every browser knows those. */
export function formatsOf(language: Language): string {
  return `${language}-u-nu-latn`
}

/** Lingui writes counts as Intl does, and some browsers do not know the thousands of every language. */
type Values = Readonly<Record<string, unknown>>

class TextsWithCounts extends I18n {
  override _(id: MessageDescriptor): string
  override _(id: string, values?: Values, options?: MessageOptions): string
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    const isId = typeof id === 'string'
    const text = isId ? super._(id, values, options) : super._(id)
    const counts = Object.values((isId ? values : id.values) ?? {})
    return counts.reduce<string>(
      (formatted, count) =>
        typeof count === 'number' && count > 999
          ? formatted.replaceAll(this.number(count), showCount(count, languageOf(this)))
          : formatted,
      text,
    )
  }
}

function reportMissing(locale: string, id: string): string {
  reportError(new Error(`No text for ${id} in ${locale}`))
  return id
}

/**
 * The parts of an app's texts that its first page does not need. Each app adds its own to this interface.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- apps extend it
export interface TextParts {}
export type TextPart = keyof TextParts

export type TextLoaders = Readonly<
  Record<TextPart | 'visit', Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>>>
>

export interface LoadedTexts {
  readonly load: TextLoaders
  readonly loadedParts: ReadonlySet<TextPart>
  /** Loads the extra texts that pages need. Undefined if they are loaded. */
  readonly fetch: (pages: readonly PageWithTexts[]) => Promise<void> | undefined
}

interface PageWithTexts {
  readonly staticData: { readonly texts?: TextPart }
}

export function createLoadedTexts(i18n: I18n, load: TextLoaders, first: readonly TextPart[]): LoadedTexts {
  const loadedParts = new Set(first)
  const inProgress = new Map<TextPart, Promise<void>>()
  const loadPart = async (part: TextPart): Promise<void> => {
    // The language may change while the texts are loading.
    for (let language; language !== i18n.locale;) {
      language = languageOf(i18n)
      const { messages } = await load[part][language]()
      // Nothing on the screen needs these texts. `i18n.load` would render all of it again, and clear what is not hydrated yet.
      if (language === i18n.locale) Object.assign(i18n.messages, messages)
    }
    loadedParts.add(part)
  }
  const loadOnce = (part: TextPart): Promise<void> => {
    const loading = inProgress.get(part) ?? loadPart(part).finally(() => inProgress.delete(part))
    inProgress.set(part, loading)
    return loading
  }
  return {
    load,
    loadedParts,
    fetch: (pages) => {
      const missing = pages
        .flatMap(({ staticData: { texts } }) => texts ?? [])
        .filter((part) => !loadedParts.has(part))
      return missing.length === 0 ? undefined : Promise.all(missing.map(loadOnce)).then(() => undefined)
    },
  }
}

export function languageOf(i18n: I18n): Language {
  return languages.find((language) => language === i18n.locale) ?? 'en'
}
