export interface ServerEvent {
  readonly name: string
  readonly text: string
}

/** Yields the events of a body as they arrive. Ends with the body, and throws if it breaks off. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield eventIn(block)
  }
}

function eventIn(block: string): ServerEvent {
  const field = (name: string): string =>
    block
      .split('\n')
      .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []))
      .join('\n')
  return { name: field('event'), text: field('data') }
}
