import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work under one key runs in sequence, even after a failure; other keys do not wait', async () => {
  const inTurn = createTurns<string>()
  const steps: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('corner', async () => {
    await gate.promise
    steps.push('first')
    throw new Error('refused')
  })
  const second = inTurn('corner', async () => void steps.push('second'))
  await inTurn('bistro', async () => void steps.push('other'))
  gate.resolve()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(steps).toEqual(['other', 'first', 'second'])
})
