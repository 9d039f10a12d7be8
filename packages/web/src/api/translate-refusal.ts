import { type Language, languages } from '@provender/domain/languages'
import { refusalMessages } from '@provender/messages/refusals/refusal-messages'
import { refusalTranslations } from '@provender/messages/refusals/refusal-translations'

interface RefusalMessage {
  readonly key: string
  readonly message: string
}

const messages: Readonly<Record<string, string>> = refusalMessages

export function translateRefusal({ key, message }: RefusalMessage, language: Language): string {
  const template = messages[key]
  if (template === undefined) return message
  const textIn = (language: Language): string => refusalTranslations[language].get(template) ?? template
  for (const messageLanguage of languages) {
    const facts = factsIn(message, textIn(messageLanguage))
    if (facts) return fill(textIn(language), facts)
  }
  return message
}

function factsIn(message: string, text: string): Readonly<Record<string, string>> | undefined {
  // Every second piece is the name of a placeholder.
  const pieces = text.split(/\{(\w+)\}/)
  const pattern = pieces
    .map((piece, index) => (index % 2 === 0 ? literal(piece) : `(?<${piece}>.*)`))
    .join('')
  const match = new RegExp(`^${pattern}(?: (?<reason>.*))?$`, 's').exec(message)
  if (!match) return undefined
  const facts = Object.entries(match.groups ?? {}).filter(([, fact]) => fact !== undefined)
  return Object.fromEntries(facts)
}

function fill(text: string, facts: Readonly<Record<string, string>>): string {
  const filledText = text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  return facts['reason'] === undefined ? filledText : `${filledText} ${facts['reason']}`
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
