import { expect, test } from 'vitest'
import { inSteps } from './in-steps.ts'

/** Counts on by so much with every step. */
function* counting(to: number, spend: () => void) {
  for (let at = 0; at < to; at += 1) {
    spend()
    yield at
  }
}

test('what is handed over and what is left is everything, once and in order', async () => {
  for (const cost of [0, 7, 16, 100]) {
    let now = 0
    const parts: (readonly number[])[] = []
    const run = counting(20, () => (now += cost))
    const rest = await inSteps(run, { nowMs: () => now, handOver: (steps) => parts.push(steps) })
    expect([...parts, rest].flat()).toEqual(Array.from({ length: 20 }, (_, at) => at))
    expect(parts.length).toBe({ 0: 0, 7: 6, 16: 20, 100: 20 }[cost])
  }
})

test('others have their turn between two parts', async () => {
  const { port1, port2 } = new MessageChannel()
  const heard: string[] = []
  port1.addEventListener('message', () => heard.push('other'))
  port1.start()
  let now = 0
  const run = counting(2, () => (now += 1000))
  await inSteps(run, {
    nowMs: () => now,
    handOver: ([step]) => {
      heard.push(`part ${step}`)
      port2.postMessage(null)
    },
  })
  port1.close()
  expect(heard).toEqual(['part 0', 'other', 'part 1', 'other'])
})
