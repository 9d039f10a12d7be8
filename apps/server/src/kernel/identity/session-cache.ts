import { LRUCache } from 'lru-cache'

/** A revoked session is invalid on every server after this long. */
const lifetimeMs = 5000

export interface SessionCache<Session> {
  /** The cached session of a key, or the one that `read` returns. That there is none is cached too. */
  readonly find: (key: string, read: () => Reading<Session>) => Reading<Session>
  /** Drops sessions, so that the next request reads them again. Covers those that are still being read. */
  readonly dropWhere: (isMatch: (session: Session) => boolean) => Promise<void>
}

type Reading<Session> = Promise<Session | undefined>

/** `isFresh`: false for a cached session that has to be read again before its time. */
export function createSessionCache<Session>(
  isFresh: (session: Session) => boolean = () => true,
): SessionCache<Session> {
  const readings = new LRUCache<string, Reading<Session>>({ max: 10_000, ttl: lifetimeMs })
  const dropReading = (key: string, reading: Reading<Session>): void => {
    if (readings.peek(key) === reading) readings.delete(key)
  }
  const readNew = (key: string, read: () => Reading<Session>): Reading<Session> => {
    const reading: Reading<Session> = read().catch((error: unknown) => {
      dropReading(key, reading)
      throw error
    })
    readings.set(key, reading)
    return reading
  }
  return {
    find: async (key, read) => {
      const cached = readings.get(key)
      if (!cached) return await readNew(key, read)
      const session = await cached
      if (session === undefined || isFresh(session)) return session
      dropReading(key, cached)
      return await (readings.get(key) ?? readNew(key, read))
    },
    // Covers every entry that was read before the change: an entry is cached when its read begins, and one that
    // begins after the commit finds the change. A copy, because a request moves its entry within the cache; all
    // at once, because an entry that is still being read would keep the others usable.
    dropWhere: async (isMatch) => {
      const dropMatch = async ([key, reading]: readonly [string, Reading<Session>]): Promise<void> => {
        const session = await reading.catch(() => undefined)
        if (session !== undefined && isMatch(session)) dropReading(key, reading)
      }
      await Promise.all([...readings.entries()].map(dropMatch))
    },
  }
}
