import type { Audience } from '@provender/catalogue/audience'
import { encodeDelta } from '@provender/catalogue/delta'
import { checksumIn } from '@provender/catalogue/part'
import {
  groupsForDevices,
  type PortableCatalogue,
  portableOf,
  productsFor,
} from '@provender/catalogue/portable'
import { encodeDetails, writeLists } from '@provender/catalogue/snapshot'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { makeWireBody, type WireBody } from '../../http/wire-body.ts'
import { inBetween } from '../../in-between.ts'

/** A version of the catalogue for one audience, ready to be sent. */
export interface ShelvedCatalogue {
  readonly portable: PortableCatalogue
  /** `{version}-{checksum of the lists}`: what stands in the address. */
  readonly key: string
  readonly lists: SealedPart
  readonly details: readonly SealedPart[]
}

interface SealedPart {
  readonly checksum: string
  readonly text: string
  readonly body: WireBody
}

export interface PartsShelf {
  readonly current: (audience: Audience) => Promise<ShelvedCatalogue>
  /** The current one or the one before it, which some device may just have been told of. */
  readonly at: (audience: Audience, key: string) => Promise<ShelvedCatalogue | undefined>
  /** What leads from a version to the current one; undefined when this server does not know that version any more. */
  readonly delta: (audience: Audience, from: number) => Promise<WireBody | undefined>
}

/** While products change one after the other, devices are given them together: writing the catalogue down takes a while. */
const renewedAfterMs = 5000

/** The parts of the catalogue, written down and packed once for each audience when somebody asks for them. */
export function makePartsShelf({ catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>): PartsShelf {
  const shelves = new Map<
    Audience,
    { readonly madeAtMs: number; readonly made: readonly ShelvedCatalogue[] }
  >()
  const deltas = new LRUCache<string, WireBody>({
    maxSize: 8_000_000,
    sizeCalculation: ({ bytes }) => bytes.length * 2 + 1,
  })
  const underWay = new Map<Audience, Promise<ShelvedCatalogue>>()
  const current = async (audience: Audience): Promise<ShelvedCatalogue> => {
    const shelf = shelves.get(audience)
    const [latest] = shelf?.made ?? []
    const now = catalogue.current()
    if (shelf && latest) {
      if (latest.portable.version === now.version) return latest
      if (clock.nowMs() - shelf.madeAtMs < renewedAfterMs) return latest
    }
    const begun = underWay.get(audience)
    if (begun) return await begun
    const making = writeDown(portableOf(now, audience), now.products)
    underWay.set(audience, making)
    try {
      const made = await making
      shelves.set(audience, { madeAtMs: clock.nowMs(), made: latest ? [made, latest] : [made] })
      return made
    } finally {
      underWay.delete(audience)
    }
  }
  return {
    current,
    at: async (audience, key) => {
      await current(audience)
      return shelves.get(audience)?.made.find((each) => each.key === key)
    },
    delta: async (audience, from) => {
      const to = await current(audience)
      const before = from < to.portable.version ? catalogue.earlier(from) : undefined
      if (!before) return undefined
      const key = `${audience} ${from} ${to.key}`
      const known = deltas.get(key)
      if (known) return known
      const portable = { version: from, products: productsFor(before.products, audience) }
      const groups = groupsForDevices(before.groups)
      const body = makeWireBody(encodeDelta({ ...portable, groups }, to.portable, to.lists.text), 'small')
      deltas.set(key, body)
      return body
    },
  }
}

async function writeDown(
  portable: PortableCatalogue,
  products: Parameters<typeof productsFor>[0],
): Promise<ShelvedCatalogue> {
  const lists = sealed(await inBetween(writeLists(portable)))
  return {
    portable,
    key: `${portable.version}-${lists.checksum}`,
    lists,
    details: encodeDetails(productsFor(products, portable.audience)).map(sealed),
  }
}

function sealed(text: string): SealedPart {
  return { checksum: checksumIn(text) ?? '', text, body: makeWireBody(text, 'small') }
}
