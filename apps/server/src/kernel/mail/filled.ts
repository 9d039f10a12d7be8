import { isolateName } from '../text/isolate-name.ts'

/** Replaces names in braces by facts. A right-to-left name does not reorder the words around it. */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const fact = facts[name]
    return fact === undefined ? mark : isolateName(fact)
  })
}
