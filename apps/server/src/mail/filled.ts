/** Puts facts where their names stand in braces. */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
}
