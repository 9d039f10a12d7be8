import { describe, expect, test } from 'vitest'
import { createNoticeQueue, type StockNotice, type ToastNotice } from './notice-queue.ts'

const toast = (text: string): ToastNotice => ({ kind: 'toast', about: 'done', text })
const stock = (title: string): StockNotice => ({ kind: 'stock', title, text: 'All 14 are yours.' })
const texts = (queue: ReturnType<typeof createNoticeQueue>) =>
  queue.now().map((notice) => (notice.kind === 'toast' ? notice.text : notice.title))

describe('the notices', () => {
  test('keep their order', () => {
    const queue = createNoticeQueue()
    queue.show(toast('first'))
    queue.show(toast('second'))
    expect(texts(queue)).toEqual(['first', 'second'])
  })

  test('can be removed one by one', () => {
    const queue = createNoticeQueue()
    const first = queue.show(toast('first'))
    queue.show(toast('second'))
    queue.close(first)
    queue.close(first)
    expect(texts(queue)).toEqual(['second'])
  })

  test('are at most three; the oldest is removed first', () => {
    const queue = createNoticeQueue()
    for (const text of ['a', 'b', 'c', 'd']) queue.show(toast(text))
    expect(texts(queue)).toEqual(['b', 'c', 'd'])
  })

  test('contain only the latest stock alert', () => {
    const queue = createNoticeQueue()
    queue.show(stock('beans'))
    queue.show(toast('removed'))
    queue.show(stock('rice'))
    expect(texts(queue)).toEqual(['removed', 'rice'])
  })

  test('show equal texts once, with the latest action', () => {
    const queue = createNoticeQueue()
    const bad: ToastNotice = { kind: 'toast', about: 'bad', text: 'No connection', detail: 'Try again' }
    queue.show(bad)
    queue.show(toast('added'))
    queue.show({ ...bad })
    queue.show({ ...bad, detail: 'Something else' })
    expect(texts(queue)).toEqual(['added', 'No connection', 'No connection'])
  })

  test('notify subscribers until they unsubscribe', () => {
    const queue = createNoticeQueue()
    let changes = 0
    const stop = queue.subscribe(() => changes++)
    const id = queue.show(toast('a'))
    queue.close(id)
    queue.close(id)
    stop()
    queue.show(toast('b'))
    expect(changes).toBe(2)
  })

  test('return the same array until a change, as React requires of a store', () => {
    const queue = createNoticeQueue()
    queue.show(toast('a'))
    expect(queue.now()).toBe(queue.now())
  })
})
