import { fold } from '../search/fold.ts'
import type { ParserLookups } from './parser-lookups.ts'

const person = String.raw`\p{Lu}\p{Ll}{2,}`
/** `Dave: 3 coriander`, `For Dave: coriander 3`, `Ayşe için 3 kişniş`. */
const atStart = new RegExp(
  String.raw`^(?:(?:[Ff]or|[Dd]la)\s+(${person})\s*[:,–-]?|(${person})(?:\s+için\s*[:,]?|\s*:))\s*(?=\S)`,
  'u',
)
/** `coriander 3 for Dave`, `kişniş 3 Ayşe için`. */
const atEnd = new RegExp(String.raw`\s+(?:(?:for|dla)\s+(${person})|(${person})\s+için)$`, 'u')
/** Without a sign or `for`, only these: an unknown word before a number may be a product. */
const names =
  'Adam|Alex|Andy|Anna|Ben|Charlie|Chris|Dan|Dave|David|Emma|Gary|George|Helen|Jack|James|Jane|Jess|Jim|Joe|John|Kate|Kim|Laura|Lisa|Lucy|Mark|Mary|Matt|Mike|Nick|Pat|Paul|Pete|Peter|Rob|Sam|Sarah|Steve|Sue|Tim|Tom|Tony|Ania|Asia|Basia|Ewa|Gosia|Jan|Janek|Jola|Kasia|Kuba|Maciek|Magda|Marek|Marta|Michał|Ola|Paweł|Piotr|Tomek|Wojtek|Zosia|Ahmet|Ali|Ayşe|Burak|Can|Cem|Ece|Elif|Emre|Fatma|Hasan|Hüseyin|Mehmet|Mustafa|Osman|Selin|Zeynep'
const firstName = new RegExp(String.raw`^(?:${names})(?:\s+(?=\d)|\s*[:–-]\s*(?=\S))`, 'u')
const nameAlone = new RegExp(String.raw`^\s*(?:${names})\s*[:：]?\s*$`, 'u')

/** True for a person above what she orders: `Mary:`. */
export const isFirstName = (heading: string): boolean => nameAlone.test(heading)
const hasOrder = /\p{L}{3}.*\d|\d.*\p{L}{3}/u

/** The text without the person whom an order is for, if nothing of the catalogue is called alike. */
export function withoutAddressee(text: string, { isStrange }: Pick<ParserLookups, 'isStrange'>): string {
  if (!/\p{Lu}/u.test(text)) return text
  const unnamed = text.replace(firstName, '')
  if (unnamed !== text) return hasOrder.test(unnamed) ? unnamed : text
  for (const pattern of [atStart, atEnd]) {
    const match = pattern.exec(text)
    if (!match) continue
    const [all, name = '', other = ''] = match
    const rest = text.slice(0, match.index) + text.slice(match.index + all.length)
    if (hasOrder.test(rest) && isStrange(fold(name === '' ? other : name))) return rest
  }
  return text
}
