import { join } from 'node:path'
import { openDb } from '@provender/db/open-db'
import type { Bench } from '../bench.ts'
import {
  type Target,
  atMost,
  type Figure,
  type Measurement,
  median,
  singleMeasurement,
} from '../measurement.ts'
import { type Provender, startProvender } from '../processes/provender.ts'
import { startWorker } from '../processes/worker.ts'
import { databaseUrlOf } from '../shop/database-url.ts'
import type { CatalogueJob, CatalogueTimes } from './catalogue-process.ts'
import { measureMemory } from './measure-memory.ts'

const group = 'Process: starting, memory, catalogue'
const products = 5000
const manyProducts = 30_000

export async function measureProcess(bench: Bench): Promise<readonly Measurement[]> {
  await bench.closeShop()
  const few = join(bench.folder, 'few-products')
  const many = join(bench.folder, 'many-products')
  return [
    ...(await measureStarts(bench, { few, many })),
    ...(await measureMemory(bench, { dataFolder: few, products })).map(line),
    ...(await measureMemory(bench, { dataFolder: many, products: manyProducts })).map(line),
    ...(await measureCatalogue(bench, few)),
    ...(await measureCatalogue(bench, many)),
  ]
}

function line({
  name,
  figure,
  aim,
}: {
  readonly name: string
  readonly figure: Figure
  readonly aim: Target | null
}) {
  return singleMeasurement(group, name, { figure, aim })
}

async function measureStarts(
  bench: Bench,
  { few, many }: { readonly few: string; readonly many: string },
): Promise<readonly Measurement[]> {
  bench.print('starting for the first time')
  const first = await readyAfter(bench, () => startProvender({ dataFolder: few, products }))
  const firstOfMany = await readyAfter(bench, () =>
    startProvender({ dataFolder: many, products: manyProducts }),
  )
  bench.print('starting again')
  const again = await several(bench, () => startProvender({ dataFolder: few, products }))
  const withMany = await several(bench, () => startProvender({ dataFolder: many, products: manyProducts }))
  const running = await startsBesideDatabase(bench, few)
  return [
    line({ name: 'first start: database made, 5,000 products filled', figure: ms(first), aim: null }),
    line({ name: 'first start with 30,000 products', figure: ms(firstOfMany), aim: null }),
    startLine('ready, database started with it', again, 3000),
    startLine('ready, database running already', running, 1500),
    line({ name: 'ready, 30,000 products, database started too', figure: ms(withMany), aim: null }),
  ]
}

function startLine(name: string, value: number, limit: number): Measurement {
  return line({ name, figure: ms(value), aim: atMost({ value: limit, unit: 'ms' }, ms(value)) })
}

function ms(value: number): Figure {
  return { value, unit: 'ms' }
}

async function several(bench: Bench, start: () => Promise<Provender>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < bench.plan.rounds; round += 1) times.push(await readyAfter(bench, start))
  return median(times)
}

async function readyAfter(bench: Bench, start: () => Promise<Provender>): Promise<number> {
  const server = await start()
  bench.until(server.stop)
  await server.stop()
  return server.readyMs
}

/** As with a separate database server: Postgres is running before the server starts. */
async function startsBesideDatabase(bench: Bench, dataFolder: string): Promise<number> {
  const database = await openDb({ dataFolder, log: () => {} })
  bench.until(database.close)
  const databaseUrl = databaseUrlOf(database)
  const settings = { dataFolder: join(bench.folder, 'beside'), products, databaseUrl }
  const time = await several(bench, () => startProvender(settings))
  await database.close()
  return time
}

async function measureCatalogue(bench: Bench, dataFolder: string): Promise<readonly Measurement[]> {
  bench.print('building the catalogue')
  const worker = startWorker<CatalogueJob, CatalogueTimes>(new URL('catalogue-process.ts', import.meta.url))
  bench.until(worker.stop)
  const times = await worker.run({ dataFolder })
  await worker.stop()
  const count = times.products.toLocaleString('en-GB')
  const build = ms(times.buildMs)
  const patch = ms(times.patchMs)
  return [
    line({ name: `catalogue of ${count} built from its rows`, figure: build, aim: atMost(ms(1000), build) }),
    line({ name: `… one price changed: read`, figure: ms(times.readMs), aim: null }),
    line({ name: `… patched in`, figure: patch, aim: atMost(ms(5), patch) }),
  ]
}
