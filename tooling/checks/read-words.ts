/** A text of a PO file and its translation, which may be empty. */
export interface Words {
  /** The English text, followed by its context in brackets, if any. */
  readonly id: string
  readonly english: string
  readonly said: string
}

/** Reads the texts of a PO file, on one line or several. */
export function readWords(content: string): readonly Words[] {
  return content
    .split('\n\n')
    .map((entry) => {
      const [english, context] = [valueOf(entry, 'msgid'), valueOf(entry, 'msgctxt')]
      const id = context === '' ? english : `${english} (${context})`
      return { id, english, said: valueOf(entry, 'msgstr') }
    })
    .filter(({ english }) => english !== '')
}

function valueOf(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return [...lines.matchAll(/^"(.*)"$/gm)].map(([, text]) => text).join('')
}

/** The problems of one language over all its files. A page may load several, and the last one counts. */
export function problemsOf(
  files: readonly (readonly [file: string, content: string])[],
  alike: Readonly<Record<string, string>>,
): readonly string[] {
  const saidFor = new Map<string, string>()
  const problems: string[] = []
  for (const [file, content] of files)
    for (const { id, english, said } of readWords(content)) {
      const before = saidFor.get(id)
      if (said === '') problems.push(`${file} has no words for: ${id}`)
      else if (said === english && alike[id] === undefined)
        problems.push(`${file} says it in English, and words-alike.ts does not say why: ${id}`)
      else if (before !== undefined && before !== said)
        problems.push(`${file} says it otherwise than another file: ${id}`)
      saidFor.set(id, said)
    }
  const gone = Object.keys(alike).filter((id) => saidFor.get(id) !== id)
  return [...problems, ...gone.map((id) => `words-alike.ts has what is not alike, or not said: ${id}`)]
}
