/** Text that is HTML already. Everything else that comes into `html` is escaped. */
export interface Html {
  readonly html: string
}

type Part = string | Html | readonly Html[]

/** `html\`<b>${name}</b>\``: what is put in is text, unless it was made here. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.reduce((before, text, at) => before + written(parts[at - 1] ?? '') + text) }
}

export const nothing: Html = { html: '' }

function written(part: Part): string {
  if (typeof part === 'string') return escaped(part)
  return 'html' in part ? part.html : part.map((each) => each.html).join('')
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
