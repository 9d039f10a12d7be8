import type { Database } from '@provender/db/tables'
import { type Config, configSchema, safestValues } from '@provender/domain/config/config'
import { type OpeningHours, type OpenRange, weekdays } from '@provender/domain/slots/hours'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Wholesaler, WholesalerSettings } from '../../kernel/wholesaler.ts'

export async function openWholesaler(db: Kysely<Database>): Promise<Wholesaler> {
  let settings = await readSettings(db)
  return {
    current: () => settings,
    syncTo: async (version) => {
      if (version > settings.version) settings = await readSettings(db)
    },
  }
}

async function readSettings(db: Kysely<Database>): Promise<WholesalerSettings> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { n: version } = await tx
        .selectFrom('version')
        .select('n')
        .where('name', '=', 'settings')
        .executeTakeFirstOrThrow()
      return {
        version,
        config: await readConfig(tx),
        hours: await readHours(tx),
        holidays: new Map(
          (await tx.selectFrom('holiday').selectAll().execute()).map(({ day, name }) => [day, name]),
        ),
        routes: new Map(
          (await tx.selectFrom('route').selectAll().execute()).map((route) => [
            route.id,
            { name: route.name, weekdays: route.weekdays, cutOff: route.cut_off.slice(0, 5) },
          ]),
        ),
        ...(await readContent(tx)),
      }
    })
}

interface StoredSetting {
  readonly key: keyof Config
  readonly value: unknown
}

/** Parses all settings. One with a value that this version refuses has its safest value, so that the server starts. */
async function readConfig(db: Kysely<Database>): Promise<Config> {
  const values = (await readStoredSettings(db)).map((setting) => [
    setting.key,
    isValid(setting) ? setting.value : { ...safestValues }[setting.key],
  ])
  return v.parse(configSchema, Object.fromEntries(values))
}

/** The stored settings that have their safest value or their default instead, because this version refuses theirs. */
export async function readInvalidSettings(db: Kysely<Database>): Promise<readonly StoredSetting[]> {
  return (await readStoredSettings(db)).filter((setting) => !isValid(setting))
}

async function readStoredSettings(db: Kysely<Database>): Promise<readonly StoredSetting[]> {
  const rows = await db.selectFrom('config').select(['key', 'value']).orderBy('key').execute()
  return rows.flatMap(({ key, value }) => (isSetting(key) ? [{ key, value }] : []))
}

function isSetting(key: string): key is keyof Config {
  return Object.hasOwn(configSchema.entries, key)
}

function isValid({ key, value }: StoredSetting): boolean {
  return v.safeParse(configSchema, { [key]: value }).success
}

async function readHours(db: Kysely<Database>): Promise<OpeningHours> {
  const rows = await db.selectFrom('opening_range').selectAll().orderBy('starts').execute()
  const rangesOf = (weekday: number): OpenRange[] =>
    rows
      .filter((row) => row.weekday === weekday)
      .map(({ starts, ends }) => ({ startTime: starts.slice(0, 5), endTime: ends.slice(0, 5) }))
  const [mon, tue, wed, thu, fri, sat, sun] = weekdays.map((_, index) => rangesOf(index + 1))
  return {
    mon: mon ?? [],
    tue: tue ?? [],
    wed: wed ?? [],
    thu: thu ?? [],
    fri: fri ?? [],
    sat: sat ?? [],
    sun: sun ?? [],
  }
}

async function readContent(
  db: Kysely<Database>,
): Promise<Pick<WholesalerSettings, 'banners' | 'pages' | 'faq'>> {
  const banners = await db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute()
  const pages = await db.selectFrom('content_page').selectAll().execute()
  const faq = await db.selectFrom('faq_entry').selectAll().orderBy('position').orderBy('id').execute()
  return {
    banners: banners.map(({ starts_on, ends_on, ...banner }) => ({
      ...banner,
      startsOn: starts_on,
      endsOn: ends_on,
    })),
    pages: new Map(pages.map((page) => [page.slug, page])),
    faq,
  }
}
