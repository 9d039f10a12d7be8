import { type Audience, audiences } from '@provender/catalogue/audience'
import type { DeviceSettings } from '@provender/catalogue/device'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import type { StoredSection } from './stored-sections.ts'

interface NamedPart {
  readonly path: string
  readonly checksum: string
}

/** What the server says a device is to have. */
export interface Current {
  readonly version: number
  readonly audience: Audience
  /** Who asked, by what the server said. */
  readonly owner: string
  /** A newer version is there, and will be given in a few seconds. */
  readonly isBehind: boolean
  readonly lists: NamedPart
  readonly details: readonly NamedPart[]
  readonly forcedDatabaseUpdateDate: string | null
  readonly removeLocalDBNewBuild: boolean
  readonly settings: DeviceSettings
}

const namedSchema = v.object({ path: v.pipe(v.string(), v.startsWith('/catalogue/')), checksum: v.string() })

const currentSchema = v.object({
  version: v.number(),
  audience: v.picklist(audiences),
  owner: v.string(),
  isBehind: v.boolean(),
  lists: namedSchema,
  details: v.array(namedSchema),
  forcedDatabaseUpdateDate: v.nullable(v.string()),
  removeLocalDBNewBuild: v.boolean(),
  settings: v.object({
    warehouseTimezone: v.string(),
    productIsNewDays: v.number(),
    showOutOfStockItems: v.boolean(),
    searchMaxResults: v.number(),
    pricePrecedence: v.picklist(['kind', 'lowest']),
    hideDefaultProductPrices: v.boolean(),
    s3BucketUrl: v.string(),
  }),
})

/** Undefined for what is not an answer of ours. */
export function parseCurrent(text: string): Current | undefined {
  try {
    const parsed = v.safeParse(currentSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    // Cut off, or a proxy's page.
    return undefined
  }
}

interface Fetched extends Pick<StoredSection, 'atMs' | 'build'> {
  /** The `forcedDatabaseUpdateDate` that the device last knew of. */
  readonly forced: string | null
}

/**
 * Does the wholesaler want devices to forget what they keep? `removeLocalDBNewBuild`: what another build wrote.
 * `forcedDatabaseUpdateDate`: what was fetched before that day, once it has come; what was fetched on that day, where the day
 * was set only after.
 */
export function isToBeForgotten(
  { atMs, build, forced: forcedBefore }: Fetched,
  { forcedDatabaseUpdateDate: forced, removeLocalDBNewBuild, settings }: Current,
  now: { readonly nowMs: number; readonly build: string },
): boolean {
  if (removeLocalDBNewBuild && build !== now.build) return true
  const dayOf = (ms: number) => todayIn(ms, settings.warehouseTimezone).day
  if (forced === null || forced > dayOf(now.nowMs)) return false
  return dayOf(atMs) < forced || (dayOf(atMs) === forced && forcedBefore !== forced)
}
