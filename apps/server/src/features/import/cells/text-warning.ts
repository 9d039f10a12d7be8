import { beforeMojibake, hasLostLetter } from './mojibake.ts'

/** What may be wrong with a text that is kept as it stands; null for most. */
export function textWarning(raw: string): string | null {
  if (/^[\u0020-\u003E\u0040-\u007E]*$/.test(raw)) return null
  const before = beforeMojibake(raw)
  if (before !== null)
    return `"${short(raw)}" looks like "${short(before)}" encoded twice; it is kept as it is`
  if (hasLostLetter(raw)) return `"${short(raw)}" looks as if a letter was lost (?); it is kept as it is`
  return null
}

function short(text: string): string {
  const line = text.trim()
  return line.length <= 60 ? line : `${line.slice(0, 60)}…`
}
