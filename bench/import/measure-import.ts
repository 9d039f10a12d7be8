import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { joinDb } from '@provender/db/join-db'
import { buildDemoWholesaler } from '@provender/demo/wholesaler'
import type { Bench } from '../bench.ts'
import { atMost, type Figure, type Measurement, singleMeasurement } from '../measurement.ts'
import { type Provender, root, startProvender } from '../processes/provender.ts'
import { categoryCells, csvOf, productCells } from './product-csv.ts'

const products = 30_000
const group = `Import of ${products.toLocaleString('en-GB')} products by npm run import, beside the running server`

export async function measureImport(bench: Bench): Promise<readonly Measurement[]> {
  await bench.closeShop()
  const dataFolder = join(bench.folder, 'import')
  const server = await startProvender({ dataFolder, products, demo: false })
  bench.until(server.stop)
  const files = await writeFiles(bench.folder)
  await importFile(dataFolder, 'categories', files.categories)
  bench.print('import: all of them new')
  const [fresh, seen] = await Promise.all([
    importFile(dataFolder, 'products', files.products),
    secondsUntilSeen(dataFolder, server),
  ])
  bench.print('import: the same file again')
  const again = await importFile(dataFolder, 'products', files.products)
  await server.stop()
  return [
    line('all of them new', fresh, 30),
    line('… seen by the server after the commit', seen, 2),
    line('the same file again, nothing changed', again, 30),
  ]
}

function line(name: string, value: number, limit: number): Measurement {
  const figure: Figure = { value, unit: 's' }
  return singleMeasurement(group, name, { figure, aim: atMost({ ...figure, value: limit }, figure) })
}

async function secondsUntilSeen(
  dataFolder: string,
  server: Pick<Provender, 'catalogueVersion'>,
): Promise<number> {
  const { db, close } = await joinDb({ dataFolder, log: () => {}, poolSize: 1 })
  try {
    const databaseSize = async (): Promise<number> =>
      (await db.selectFrom('version').select('n').where('name', '=', 'catalogue').executeTakeFirstOrThrow()).n
    const before = await databaseSize()
    const untilPast = async (version: () => Promise<number>): Promise<number> => {
      while ((await version()) <= before) await delay(20)
      return performance.now()
    }
    const committedAt = await untilPast(databaseSize)
    return ((await untilPast(server.catalogueVersion)) - committedAt) / 1000
  } finally {
    await close()
  }
}

async function writeFiles(
  folder: string,
): Promise<{ readonly categories: string; readonly products: string }> {
  const demo = buildDemoWholesaler({ seed: 1, anchor: '2026-11-21', productCount: products })
  const files = { categories: join(folder, 'categories.csv'), products: join(folder, 'products.csv') }
  await writeFile(files.categories, csvOf(demo.categories.map(categoryCells)))
  await writeFile(
    files.products,
    csvOf(demo.products.map((product) => productCells(product, demo.attributes))),
  )
  return files
}

async function importFile(dataFolder: string, kind: string, file: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['apps/server/src/cli/import.ts', kind, file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let combinedOutput = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      combinedOutput = (combinedOutput + chunk.toString()).slice(-2000)
    })
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0) throw new Error(`The import of ${kind} did not go well:\n${combinedOutput}`)
  return (performance.now() - startedAt) / 1000
}
