import { expect, test, vi } from 'vitest'
import { createTeaching } from './teaching.ts'

const match = { said: 'toms', productId: '7', unit: '2' } as const

function memory() {
  const calls: string[] = []
  const teaching = createTeaching({
    knownFor: async () => [{ ...match, productId: '5' }],
    learn: async ({ productId }) => void calls.push(`learn ${productId}`),
    unlearn: async (_, before) =>
      void calls.push(`unlearn, again ${before.map(({ productId }) => productId).join()}`),
  })
  return { calls, ...teaching }
}

test('teaches a choice once, whatever its quantity, and the next choice', async () => {
  const { calls, teach } = memory()
  teach(match)
  teach(match)
  teach({ ...match, productId: '8' })
  await vi.waitFor(() => expect(calls).toEqual(['learn 7', 'learn 8']))
})

test('taking back a choice puts back what the words meant before, and it can be chosen again', async () => {
  const { calls, teach, takeBack } = memory()
  teach(match)
  takeBack('toms')
  teach(match)
  await vi.waitFor(() => expect(calls).toEqual(['learn 7', 'unlearn, again 5', 'learn 7']))
})

test('takes back nothing that an earlier text taught', async () => {
  const { calls, teach, takeBack, startAgain } = memory()
  teach(match)
  startAgain()
  takeBack('toms')
  teach(match)
  await vi.waitFor(() => expect(calls).toEqual(['learn 7', 'learn 7']))
})

test('forgetting puts back nothing', async () => {
  const { calls, teach, takeBack, forget } = memory()
  teach(match)
  await forget('toms')
  takeBack('toms')
  await vi.waitFor(() => expect(calls).toEqual(['learn 7', 'unlearn, again ']))
})
