import { type Audience, audiences } from '@provender/catalogue/audience'
import type { DeviceSettings } from '@provender/catalogue/device'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import type { StoredSection } from './section-store.ts'

interface NamedPart {
  readonly path: string
  readonly checksum: string
}

export interface Current {
  readonly version: number
  readonly audience: Audience
  readonly owner: string
  /** True if a newer version will be offered in a few seconds. */
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

export function parseCurrent(text: string): Current | undefined {
  try {
    const parsed = v.safeParse(currentSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    // The response was cut off, or a proxy answered with a page.
    return undefined
  }
}

interface Fetched extends Pick<StoredSection, 'atMs' | 'build'> {
  readonly forced: string | null
}

/**
 * True if the wholesaler wants devices to drop their stored data. `removeLocalDBNewBuild` drops data that another build wrote.
 * From `forcedDatabaseUpdateDate` on, a device drops data fetched before that day, and data fetched on that day before the
 * date was set. A time in the future comes from a clock that has been corrected since: that data may be from before.
 */
export function mustBeDeleted(
  { atMs, build, forced: forcedBefore }: Fetched,
  { forcedDatabaseUpdateDate: forced, removeLocalDBNewBuild, settings }: Current,
  now: { readonly nowMs: number; readonly build: string },
): boolean {
  if (removeLocalDBNewBuild && build !== now.build) return true
  const dayOf = (ms: number) => todayIn(ms, settings.warehouseTimezone).day
  if (forced === null || forced > dayOf(now.nowMs)) return false
  const mayBeOfTheDay = dayOf(atMs) === forced || atMs > now.nowMs
  return dayOf(atMs) < forced || (mayBeOfTheDay && forcedBefore !== forced)
}

/** The last known settings also count while the server is unreachable. */
export function isStoreOutdated(
  lists: Pick<StoredSection, 'atMs' | 'build'> | undefined,
  lastKnown: Current,
  now: Parameters<typeof mustBeDeleted>[2],
): boolean {
  return (
    lists !== undefined &&
    mustBeDeleted({ ...lists, forced: lastKnown.forcedDatabaseUpdateDate }, lastKnown, now)
  )
}
