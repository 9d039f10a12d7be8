import { isolateName } from '../text/isolate-name.ts'

/** Puts facts where their names stand in braces. A right-to-left name leaves the words around it in their order. */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const fact = facts[name]
    return fact === undefined ? mark : isolateName(fact)
  })
}
