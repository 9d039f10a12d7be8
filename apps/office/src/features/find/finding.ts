import { folded } from '@provender/web/format/folded'

export interface Finding {
  readonly href: string
  readonly name: string
  readonly detail: string
  /** At the end of its row. */
  readonly note: string
}

/** The findings whose name and detail contain a text, ignoring case and accents. */
export function matching(findings: readonly Finding[], text: string): readonly Finding[] {
  const wanted = folded(text)
  return findings.filter(({ name, detail }) => folded(`${name} ${detail}`).includes(wanted))
}

/** The index of the finding that Enter opens: the one the arrows chose, also if others arrived before it, or else the first. */
export function chosenIndex(findings: readonly Finding[], chosen: string | undefined): number {
  const index = findings.findIndex(({ href }) => href === chosen)
  return index < 0 && findings.length > 0 ? 0 : index
}
