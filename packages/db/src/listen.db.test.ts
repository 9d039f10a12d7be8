import net from 'node:net'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test, vi } from 'vitest'
import type { Listener } from './listen.ts'

function listenIn({ listen }: TestDb, channel = 'news') {
  const received: string[] = []
  const waiting: ((payload: string) => void)[] = []
  const receive = (payload: string): void => {
    const resolve = waiting.shift()
    if (resolve) resolve(payload)
    else received.push(payload)
  }
  const listening = listen(channel, { onMessage: receive, onUp: () => receive('up') })
  const next = (): Promise<string> => {
    const first = received.shift()
    return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first)
  }
  return { listening, next }
}

async function whileListening<T>(ones: readonly { readonly listening: Listener }[], test: () => Promise<T>) {
  try {
    await test()
  } finally {
    await Promise.all(ones.map(({ listening }) => listening.close()))
  }
}

const cut = (database: TestDb) =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'provender listening' and datname = current_database()`,
  )

test('other listeners receive payloads in order, and the sender does not receive its own', async () => {
  await withDatabase(async (database) => {
    const [one, other] = [listenIn(database), listenIn(database)]
    await whileListening([one, other], async () => {
      expect([await one.next(), await other.next()]).toEqual(['up', 'up'])
      for (let n = 1; n <= 50; n += 1) one.listening.notify(String(n))
      other.listening.notify('back')
      for (let n = 1; n <= 50; n += 1) expect(await other.next()).toBe(String(n))
      expect(await one.next()).toBe('back')
    })
  })
})

test('replaces a lost connection and reports it', async () => {
  await withDatabase(async (database) => {
    const [one, other] = [listenIn(database), listenIn(database)]
    await whileListening([one, other], async () => {
      await Promise.all([one.next(), other.next()])
      await cut(database)
      expect([await one.next(), await other.next()]).toEqual(['up', 'up'])
      one.listening.notify('again')
      expect(await other.next()).toBe('again')
    })
  })
})

test('drops payloads without a connection and does not send them later', async () => {
  await withDatabase(async (database) => {
    const [one, other] = [listenIn(database), listenIn(database)]
    one.listening.notify('too early')
    await whileListening([one, other], async () => {
      await Promise.all([one.next(), other.next()])
      one.listening.notify('in time')
      expect(await other.next()).toBe('in time')
    })
    expect(one.listening.isUp()).toBe(false)
    one.listening.notify('too late')
  })
})

test('a new version of the shop sends a hint with its commit', async () => {
  await withDatabase(async (database) => {
    const one = listenIn(database, 'provender')
    await whileListening([one], async () => {
      await one.next()
      await database.pool.query(`update version set n = n + 1 where name = 'catalogue'`)
      expect(await one.next()).toBe('shop')
    })
  })
})

test('the system notices a silent line after ten seconds', async () => {
  const keepAlive = vi.spyOn(net.Socket.prototype, 'setKeepAlive')
  await withDatabase(async (database) => {
    const one = listenIn(database)
    await whileListening([one], async () => {
      await one.next()
      expect(keepAlive).toHaveBeenLastCalledWith(true, 10_000)
    })
  })
  keepAlive.mockRestore()
})
