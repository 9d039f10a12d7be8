import { type Language, languages } from '../languages.ts'
import { filled, refusals } from './refusals.ts'

interface ToldRefusal {
  readonly key: string
  /** The message, in any language. */
  readonly message: string
}

const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = refusals

/** Translates the message of a refusal. Returns an unknown message unchanged. */
export function refusalIn({ key, message }: ToldRefusal, language: Language): string {
  const known = texts[key]
  if (!known) return message
  for (const told of languages) {
    const facts = factsIn(message, known[told])
    if (facts) return filled(known[language], facts)
  }
  return message
}

/** Extracts the values of a text's placeholders and the text behind it; undefined for another text. */
function factsIn(message: string, text: string): Readonly<Record<string, string>> | undefined {
  // Every second piece is the name of a placeholder.
  const pieces = text.split(/\{(\w+)\}/)
  const pattern = pieces.map((piece, at) => (at % 2 === 0 ? literal(piece) : `(?<${piece}>.*)`)).join('')
  const found = new RegExp(`^${pattern}(?: (?<reason>.*))?$`, 's').exec(message)
  if (!found) return undefined
  const facts = Object.entries(found.groups ?? {}).filter(([, fact]) => fact !== undefined)
  return Object.fromEntries(facts)
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
