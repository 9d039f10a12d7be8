import { expect, test } from 'vitest'
import { runCooperatively } from './run-cooperatively.ts'

function* counting(to: number, spend: (index: number) => void) {
  for (let index = 0; index < to; index += 1) {
    spend(index)
    yield index
  }
}

test('a run in steps returns all steps, once and in order', async () => {
  for (const cost of [0, 7, 16, 100]) {
    let now = 0
    const run = counting(20, () => (now += cost))
    expect(await runCooperatively(run, () => now)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  }
})

test('other messages are handled between the steps', async () => {
  const { port1, port2 } = new MessageChannel()
  const handled: string[] = []
  port1.addEventListener('message', () => handled.push('other'))
  port1.start()
  let now = 0
  const run = counting(2, (index) => {
    now += 1000
    handled.push(`step ${index}`)
    port2.postMessage(null)
  })
  await runCooperatively(run, () => now)
  port1.close()
  expect(handled).toEqual(['step 0', 'other', 'step 1', 'other'])
})
