import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/**
 * Renders the wholesaler's Markdown as safe HTML: no scripts, styles, forms or frames, and only links to
 * http, https, mailto and tel.
 */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed)
}

/**
 * Elements and attributes that `markdownToHtml` removes: '<script>', 'onclick of <a>'. Each once, in the order of the
 * text.
 */
export function findRemovedHtml(markdown: string): readonly string[] {
  const removed = new Set<string>()
  sanitizeHtml(marked.parse(markdown, { async: false }), {
    ...allowed,
    onOpenTag: (tag, attributes) => {
      if (!isAllowedTag(tag)) removed.add(`<${tag}>`)
      else
        for (const [name, value] of Object.entries(attributes))
          if (!isAllowedAttribute(tag, name, value)) removed.add(`${name} of <${tag}>`)
    },
  })
  return [...removed]
}

function isAllowedTag(tag: string): boolean {
  return tag === 'h1' || allowedTags.includes(tag)
}

/** An address is kept if the sanitizer keeps it. */
function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  if (tag !== 'a' || name !== 'href') return false
  return sanitizeHtml(`<a href="${value.replaceAll('"', '&quot;')}"></a>`, allowed).includes('href')
}

const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'b',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'pre',
  'h5',
  'h6',
  'dl',
  'dt',
  'dd',
]

const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { h1: 'h2' },
}
