import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

function bodyOf(chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
}

async function read(...chunks: (string | Uint8Array)[]): Promise<readonly ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(bodyOf(chunks))) events.push(event)
  return events
}

test('events are read wherever the network splits them, even inside a character', async () => {
  const bytes = new TextEncoder().encode('event: next\ndata: {"shop":"Łódź"}\n\nevent: complete\ndata:\n\n')
  const expected = [
    { name: 'next', text: '{"shop":"Łódź"}' },
    { name: 'complete', text: '' },
  ]
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await read(bytes.slice(0, cut), bytes.slice(cut))).toEqual(expected)
})

test('an event that is cut off is ignored', async () => {
  expect(await read('event: next\ndata: 1\n\nevent: next\ndata: 2\n')).toEqual([{ name: 'next', text: '1' }])
})
