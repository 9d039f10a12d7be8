import { createTurns } from '@provender/domain/turns'
import type { ExclusiveLocks } from '../platform.ts'

const inTurn = createTurns<string>()

export const webLocks: ExclusiveLocks = {
  areShared: () => 'locks' in navigator,
  runExclusive: (name, work, signal) => {
    if ('locks' in navigator) return navigator.locks.request(name, signal ? { signal } : {}, work)
    return inTurn(name, async () => {
      signal?.throwIfAborted()
      return await work()
    })
  },
}
