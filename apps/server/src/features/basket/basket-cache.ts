import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { createTurns, type Turns } from '@provender/domain/turns'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createBasketWriter } from './basket-writer.ts'
import { type BasketState, confirmVersion, readBaskets, readQueue, type StoredQueue } from './store.ts'
import type { BasketWrite } from './write-baskets.ts'

/** Undefined for a queue that never wrote. */
type Client = StoredQueue | undefined

export interface CachedBaskets extends BasketState {
  /** The last applied operation of each queue at this version. */
  readonly clients: ReadonlyMap<string, Client>
}

/**
 * Caches the baskets of active companies, so that a write is one statement. A cached version may be old if
 * several servers write. The version in the database decides, and a write with an old version is repeated on
 * the current one.
 */
export interface BasketCache {
  /** Runs writes to a company's baskets one after the other on this server, so that only other servers compete. */
  readonly runExclusive: Turns<CompanyId>
  readonly cached: (companyId: CompanyId) => Promise<CachedBaskets>
  readonly read: (companyId: CompanyId) => Promise<CachedBaskets>
  /** True if these baskets are current and the standbys have them. Otherwise the cached entry is dropped. */
  readonly confirm: (companyId: CompanyId, page: CachedBaskets) => Promise<boolean>
  readonly clientOf: (companyId: CompanyId, page: CachedBaskets, clientId: string) => Promise<Client>
  /** Returns undefined if somebody else wrote first. Then nothing was changed and the cached entry is dropped. */
  readonly write: (write: BasketWrite, page: CachedBaskets) => Promise<CachedBaskets | undefined>
  /** Stores what a transaction wrote without this cache; undefined drops the entry. */
  readonly set: (companyId: CompanyId, page: CachedBaskets | undefined) => void
  readonly clear: () => void
  /** Drops older baskets if another server has written this version, so that the next write here does not conflict. */
  readonly onVersion: (companyId: CompanyId, version: number) => void
  readonly onWritten: (listener: WriteListener) => () => void
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly baskets: BasketCache
  }
}

type WriteListener = (companyId: CompanyId, version: number) => void

export function createBasketCache(db: Kysely<Database>): BasketCache {
  const pages = new LRUCache<CompanyId, CachedBaskets>({ max: 2000 })
  const writeBaskets = createBasketWriter(db)
  const read = async (companyId: CompanyId): Promise<CachedBaskets> => {
    const before = pages.get(companyId)
    const state = await readBaskets(db, companyId, before)
    if (state === before) return before
    const cached = pages.get(companyId)
    if (cached?.version === state.version) return cached
    const page = { ...state, clients: new Map<string, Client>() }
    pages.set(companyId, page)
    return page
  }
  const listeners = new Set<WriteListener>()
  const store = (companyId: CompanyId, page: CachedBaskets): void => {
    pages.set(companyId, page)
    for (const listener of listeners) listener(companyId, page.version)
  }
  return {
    runExclusive: createTurns<CompanyId>(),
    cached: async (companyId) => pages.get(companyId) ?? (await read(companyId)),
    read,
    confirm: async (companyId, page) => {
      const isCurrent = await confirmVersion(db, companyId, page.version)
      if (!isCurrent) pages.delete(companyId)
      return isCurrent
    },
    clientOf: async (companyId, page, clientId) => {
      if (page.clients.has(clientId)) return page.clients.get(clientId)
      const client = await readQueue(db, clientId)
      if (pages.get(companyId)?.version === page.version)
        pages.set(companyId, { ...page, clients: new Map(page.clients).set(clientId, client) })
      return client
    },
    write: async (write, page) => {
      const version = await writeBaskets(write)
      if (version === undefined) {
        pages.delete(write.companyId)
        return undefined
      }
      const next = {
        version,
        baskets: write.after,
        deleted: deletedAfter(write, page),
        clients: clientsAfter(write, page),
      }
      store(write.companyId, next)
      return next
    },
    set: (companyId, page) => {
      if (page) store(companyId, page)
      else pages.delete(companyId)
    },
    clear: () => pages.clear(),
    onVersion: (companyId, version) => {
      if ((pages.peek(companyId)?.version ?? version) < version) pages.delete(companyId)
    },
    onWritten: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function deletedAfter({ before, after }: BasketWrite, { deleted }: CachedBaskets): CachedBaskets['deleted'] {
  const remainingIds = new Set(after.map(({ id }) => id))
  const deletedBaskets = before.baskets.filter(({ id }) => !remainingIds.has(id))
  return deletedBaskets.length === 0
    ? deleted
    : new Map([...deleted, ...deletedBaskets.map(({ id, name }) => [id, name] as const)])
}

function clientsAfter({ client }: BasketWrite, page: CachedBaskets): ReadonlyMap<string, Client> {
  if (client === null) return page.clients
  const { clientId, ...queue } = client
  return new Map(page.clients).set(clientId, queue)
}
