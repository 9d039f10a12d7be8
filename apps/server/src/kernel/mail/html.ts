import { endOfIsolate, directionOverrides } from '../text/isolate-name.ts'

export interface Html {
  readonly html: string
}

type Part = string | Html | readonly Html[]

/**
 * `html\`<b>${name}</b>\`` escapes every value that is not `Html`, and isolates its direction: a customer's
 * Arabic or Hebrew name runs right to left without moving the words beside it.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: texts.reduce((before, text, index) => before + written(parts[index - 1] ?? '', before) + text),
  }
}

export const emptyHtml: Html = { html: '' }

function written(part: Part, before: string): string {
  if (typeof part === 'string') return isInAttribute(before) ? escaped(part) : directed(part, before)
  return 'html' in part ? part.html : part.map((each) => each.html).join('')
}

const isInAttribute = (before: string): boolean => before.lastIndexOf('<') > before.lastIndexOf('>')

const isDirected = /<[^<>]*\sdir="auto"[^<>]*>\s*$/

/** Wraps text in an element with automatic direction, unless its own element has it. A title cannot contain elements. */
function directed(text: string, before: string): string {
  if (before.endsWith('<title>')) return escaped(text.replaceAll(directionOverrides, ''))
  const inner = isolatesAsElements(escaped(text))
  return inner === '' || isDirected.test(before) ? inner : `${isolateStart}${inner}${isolateEnd}`
}

const isolateStart = '<bdi dir="auto">'
const isolateEnd = '</bdi>'

/** Replaces isolating characters with elements, which every mail program supports. */
function isolatesAsElements(text: string): string {
  let depth = 0
  const inner = text.replaceAll(directionOverrides, '').replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== endOfIsolate) {
      depth += 1
      return isolateStart
    }
    if (depth === 0) return ''
    depth -= 1
    return isolateEnd
  })
  return inner + isolateEnd.repeat(depth)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}
