import { audiences, catalogueFor } from '@provender/catalogue/audience'
import { buildCatalogue, type Catalogue } from '@provender/catalogue/catalogue'
import { patchCatalogue } from '@provender/catalogue/patch'
import { openDb, type OpenDb } from '@provender/db/open-db'
import { loadCatalogue } from '@provender/server/catalogue/load-catalogue'
import { sql } from 'kysely'
import { median } from '../measurement.ts'
import { serveJobs } from '../processes/serve-jobs.ts'

export interface CatalogueJob {
  readonly dataFolder: string
}

/** Milliseconds, each the median of several runs. */
export interface CatalogueTimes {
  readonly products: number
  readonly buildMs: number
  /** Reading changes from the database, and patching the catalogue and what is derived from it per audience. */
  readonly readMs: number
  readonly patchMs: number
}

const times = 7

serveJobs(async ({ dataFolder }: CatalogueJob): Promise<CatalogueTimes> => {
  const database = await openDb({ dataFolder, log: () => {} })
  try {
    const { changed, privatePrices, ...rest } = await loadCatalogue(database.db, 0)
    const builds = Array.from({ length: times }, () =>
      timed(() => buildCatalogue({ ...rest, products: changed, priceLists: privatePrices })),
    )
    const catalogue = buildCatalogue({ ...rest, products: changed, priceLists: privatePrices })
    return { products: changed.length, buildMs: median(builds), ...(await patches(database, catalogue)) }
  } finally {
    await database.close()
  }
})

async function patches(
  database: OpenDb,
  catalogue: Catalogue,
): Promise<Pick<CatalogueTimes, 'readMs' | 'patchMs'>> {
  const patchTimes: number[] = []
  const readTimes: number[] = []
  let current = catalogue
  for (const audience of audiences) catalogueFor(current, audience)
  for (let round = 0; round < times; round += 1) {
    await changePrice(database)
    const startedAt = performance.now()
    const change = await loadCatalogue(database.db, current.version)
    readTimes.push(performance.now() - startedAt)
    patchTimes.push(timed(() => (current = patchCatalogue(current, change))))
  }
  return { readMs: median(readTimes), patchMs: median(patchTimes) }
}

/** Raises the price of one product by a penny, like an import. */
async function changePrice({ db }: OpenDb): Promise<void> {
  await sql`
    with next as (update version set n = n + 1 where name = 'catalogue' returning n),
    marked as (
      update product set catalogue_version = n from next
      where product.id = (select min(product_id) from price where kind = 'standard' and price is not null) returning id)
    update price set price = price + 100 from marked
    where product_id = marked.id and kind = 'standard'`.execute(db)
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
