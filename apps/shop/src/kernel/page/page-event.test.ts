import { expect, test } from 'vitest'
import { createPageEvent } from './page-event.ts'

test('an event reaches its subscribers until they unsubscribe, and those of no other event', () => {
  const [scanned, chosen] = [createPageEvent<string>(), createPageEvent<string>()]
  const received: string[] = []
  const unsubscribe = scanned.subscribe((code) => received.push(`first ${code}`))
  scanned.subscribe((code) => received.push(`second ${code}`))
  scanned.emit('1')
  chosen.emit('2')
  unsubscribe()
  scanned.emit('3')
  expect(received).toEqual(['first 1', 'second 1', 'second 3'])
})
