import { setImmediate } from 'node:timers/promises'
import type { Audience } from '@provender/catalogue/audience'
import { type CatalogueSnapshot, snapshotOf, productsFor } from '@provender/catalogue/catalogue-snapshot'
import { type ChangesSince, writeDelta } from '@provender/catalogue/delta'
import { checksumIn } from '@provender/catalogue/section'
import { detailChunks, encodeDetails, writeLists } from '@provender/catalogue/snapshot'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../kernel/deps.ts'
import { createCachedBody, type CachedBody } from '../../../kernel/http/wire-body.ts'
import { yieldToRequests } from '../../../kernel/yield-to-requests.ts'

export interface CachedSnapshot {
  readonly snapshot: CatalogueSnapshot
  /** `{version}-{checksum of the lists}`, as in the address. */
  readonly key: string
  readonly lists: Section
  readonly details: readonly Section[]
}

interface Section {
  readonly checksum: string
  readonly body: CachedBody
}

export interface SnapshotCache {
  readonly current: (audience: Audience) => Promise<CachedSnapshot>
  /** The current one or the one before it, which a device may be about to load. */
  readonly find: (audience: Audience, key: string) => Promise<CachedSnapshot | undefined>
  /** The changes from an earlier version to the current one; undefined if the complete lists are smaller. */
  readonly delta: (audience: Audience, from: number, inTurn: InTurn) => Promise<CachedBody | undefined>
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Publishes successive changes together, because serialising the catalogue takes a while. */
const renewIntervalMs = 5000

/** The serialised and compressed parts of the catalogue, created once for each audience on request. */
export function createSnapshotCache({ catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>): SnapshotCache {
  const entries = new Map<
    Audience,
    { readonly madeAtMs: number; readonly snapshots: readonly CachedSnapshot[] }
  >()
  const deltas = new LRUCache<string, CachedBody>({
    maxSize: 8_000_000,
    sizeCalculation: ({ plain }) => plain.length * 2 + 1000,
  })
  const pendingDeltas = new Map<string, Promise<CachedBody>>()
  const pending = new Map<Audience, Promise<CachedSnapshot>>()
  const current = async (audience: Audience): Promise<CachedSnapshot> => {
    const entry = entries.get(audience)
    const [latest] = entry?.snapshots ?? []
    const now = catalogue.current()
    if (entry && latest) {
      if (latest.snapshot.version === now.version) return latest
      if (Math.abs(clock.nowMs() - entry.madeAtMs) < renewIntervalMs) return latest
    }
    const running = pending.get(audience)
    if (running) return await running
    const serialising = serialise(snapshotOf(now, audience), now.products, latest?.details)
    pending.set(audience, serialising)
    try {
      const snapshot = await serialising
      entries.set(audience, {
        madeAtMs: clock.nowMs(),
        snapshots: latest ? [snapshot, latest] : [snapshot],
      })
      return snapshot
    } finally {
      pending.delete(audience)
    }
  }
  const renewDelta = async ({ key, from, to }: MissingDelta): Promise<CachedBody | undefined> => {
    const maxProducts = Math.floor(to.snapshot.products.length / 2)
    const since = catalogue.changedSince(from, maxProducts)
    if (!since) return undefined
    const writing = packedDelta(since, to)
    pendingDeltas.set(key, writing)
    try {
      const body = await writing
      deltas.set(key, body)
      return body
    } finally {
      pendingDeltas.delete(key)
    }
  }
  return {
    current,
    find: async (audience, key) => {
      await current(audience)
      return entries.get(audience)?.snapshots.find((each) => each.key === key)
    },
    delta: async (audience, from, inTurn) => {
      const to = await current(audience)
      if (from >= to.snapshot.version) return undefined
      const key = `${audience} ${from} ${to.key}`
      const existing = () => deltas.get(key) ?? pendingDeltas.get(key)
      return await (existing() ?? inTurn(async () => await (existing() ?? renewDelta({ key, from, to }))))
    },
  }
}

interface MissingDelta {
  readonly key: string
  readonly from: number
  readonly to: CachedSnapshot
}

async function packedDelta(since: ChangesSince, { snapshot, lists }: CachedSnapshot): Promise<CachedBody> {
  const text = await yieldToRequests(writeDelta(since, snapshot, lists.checksum))
  const body = createCachedBody(text, 'small')
  // Packing a large one takes longer than writing it, and belongs to the same turn.
  await body.packed('br')
  return body
}

async function serialise(
  snapshot: CatalogueSnapshot,
  products: Parameters<typeof productsFor>[0],
  before: CachedSnapshot['details'] = [],
): Promise<CachedSnapshot> {
  const byChecksum = new Map(before.map((part) => [part.checksum, part]))
  const lists = createSection(await yieldToRequests(writeLists(snapshot)))
  const details: Section[] = []
  for (const chunk of detailChunks(productsFor(products, snapshot.audience))) {
    const text = encodeDetails(chunk)
    // Most parts are unchanged and compressed already.
    details.push(byChecksum.get(checksumIn(text) ?? '') ?? createSection(text))
    await setImmediate()
  }
  return {
    snapshot,
    key: `${snapshot.version}-${lists.checksum}`,
    lists,
    details,
  }
}

function createSection(text: string): Section {
  return { checksum: checksumIn(text) ?? '', body: createCachedBody(text, 'small') }
}
