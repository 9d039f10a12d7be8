import type { ImportFault } from '../faults/fault.ts'
import { repairMojibake, hasLostLetter } from './mojibake.ts'

/** A possible problem with a text that is stored unchanged; null for most. */
export function findTextWarning(raw: string): ImportFault | null {
  if (/^[\u0020-\u003E\u0040-\u007E]*$/.test(raw)) return null
  const before = repairMojibake(raw)
  if (before !== null) return { code: 'ENCODED_TWICE', value: short(raw), before: short(before) }
  if (hasLostLetter(raw)) return { code: 'LOST_LETTER', value: short(raw) }
  return null
}

function short(text: string): string {
  const line = text.trim()
  return line.length <= 60 ? line : `${line.slice(0, 60)}…`
}
