import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/**
 * The wholesaler's Markdown as HTML that can only be read: no scripts, styles, forms or frames, links to http, https, mailto
 * and tel alone.
 */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [
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
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { h1: 'h2' },
  })
}
