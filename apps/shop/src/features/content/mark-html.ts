import { highlighterOf } from '@provender/catalogue/highlight'
import { matchLook } from '@provender/ui/basket/match'

/** A tag, an escaped character, or text. */
const part = /<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|[^<&]+|[<&]/gi

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

interface Part {
  readonly html: string
  /** The visible text; a tag ends a word. */
  readonly text: string
  readonly isTag: boolean
}

function partsOf(html: string): readonly Part[] {
  return (html.match(part) ?? []).map((each) =>
    each.startsWith('<') && each.length > 1
      ? { html: each, text: '\n', isTag: true }
      : { html: each, text: characters[each] ?? each, isTag: false },
  )
}

export function textOf(html: string): string {
  return partsOf(html)
    .map(({ text }) => text)
    .join('')
}

/** The same HTML with the words highlighted. Adds only marks around existing text, so it stays as safe as it was. */
export function markHtml(html: string, words: readonly string[]): string {
  const ranges = highlighterOf(words)(textOf(html))
  let end = 0
  return partsOf(html)
    .map((each) => {
      const start = end
      end += each.text.length
      if (each.isTag) return each.html
      const inside = ranges.filter((range) => range.start < end && range.end > start)
      // An escaped character is marked whole, because it cannot be split.
      if (each.html !== each.text) return inside.length > 0 ? marked(each.html) : each.html
      let done = 0
      const pieces = inside.map((range) => {
        const from = Math.max(0, range.start - start)
        const to = Math.min(each.text.length, range.end - start)
        const piece = each.html.slice(done, from) + marked(each.html.slice(from, to))
        done = to
        return piece
      })
      return pieces.join('') + each.html.slice(done)
    })
    .join('')
}

function marked(html: string): string {
  return `<mark class="${matchLook}">${html}</mark>`
}
