import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { readPo } from '@provender/messages/read-po'

interface TranslationRules {
  readonly language: string
  /** Texts that may equal the English ones, each with the reason. */
  readonly alike: Readonly<Record<string, string>>
}

/** The problems of one language over all its files. A page may load several, and the last one counts. */
export function findTranslationProblems(
  files: readonly (readonly [file: string, content: string])[],
  { language, alike }: TranslationRules,
): readonly string[] {
  const translationOf = new Map<string, string>()
  const identical = new Set<string>()
  const problems: string[] = []
  for (const [file, content] of files)
    for (const { text, context, translation } of readPo(content)) {
      const id = context === '' ? text : `${text} (${context})`
      const before = translationOf.get(id)
      if (translation === '') problems.push(`${file} has no translation for: ${id}`)
      else if (translation === text && alike[id] === undefined)
        problems.push(
          `${file} repeats the English text, and identical-translations.ts does not list it: ${id}`,
        )
      else if (before !== undefined && before !== translation)
        problems.push(`${file} translates it differently from another file: ${id}`)
      else
        problems.push(
          ...formatProblems(text, translation, language).map((problem) => `${file} ${problem}: ${id}`),
        )
      translationOf.set(id, translation)
      if (translation === text) identical.add(id)
    }
  const outdated = Object.keys(alike).filter((id) => !identical.has(id))
  return [
    ...problems,
    ...outdated.map((id) => `identical-translations.ts lists a text that is unused or translated: ${id}`),
  ]
}

/** A translation has the values of the English text, and every plural form of its language. */
function formatProblems(text: string, translation: string, language: string): readonly string[] {
  const [original, translated] = [formatOf(text), formatOf(translation)]
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = forms.filter((form) => translated.plurals.some((plural) => !plural.includes(form)))
  return [
    ...original.names
      .difference(translated.names)
      .keys()
      .map((name) => `has no {${name}}`),
    ...translated.names
      .difference(original.names)
      .keys()
      .map((name) => `has a {${name}} that the English text lacks`),
    ...missing.map((form) => `has no plural form ${form}`),
  ]
}

interface MessageFormat {
  readonly names: ReadonlySet<string>
  /** The forms of each plural. */
  readonly plurals: readonly (readonly string[])[]
}

function formatOf(text: string): MessageFormat {
  const names = new Set<string>()
  const plurals: string[][] = []
  const walk = (parts: CompiledMessage): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue
      const [name, type, choices] = part
      names.add(name)
      if (typeof choices !== 'object' || choices === null) continue
      if (type === 'plural') plurals.push(Object.keys(choices))
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) walk(choice)
    }
  }
  walk(compileMessageOrThrow(text))
  return { names, plurals }
}
