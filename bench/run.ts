import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureTaps } from './basket/measure-taps.ts'
import { type Bench, fullPlan, openBench, quickPlan } from './bench.ts'
import { measureDevice } from './device/measure-device.ts'
import { measureFirstLoad } from './first-load/measure-first-load.ts'
import { measureFloods } from './floods/measure-floods.ts'
import { measureImport } from './import/measure-import.ts'
import { measureLive } from './live/measure-live.ts'
import type { Measurement } from './measurement.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measurePaint } from './paint/measure-paint.ts'
import { measureProcess } from './process/measure-process.ts'
import { buildShop } from './processes/build-shop.ts'
import { measureReads } from './reads/measure-reads.ts'
import { formatTable } from './table/format-table.ts'
import { measureWrites } from './writes/measure-writes.ts'

type Group = (bench: Bench) => Promise<readonly Measurement[]>

const groups: ReadonlyMap<string, Group> = new Map([
  ['reads', measureReads],
  ['writes', measureWrites],
  ['taps', measureTaps],
  ['pages', measurePages],
  ['first-load', measureFirstLoad],
  ['paint', measurePaint],
  ['device', measureDevice],
  ['process', measureProcess],
  ['import', measureImport],
  ['floods', measureFloods],
  ['live', measureLive],
])

const usage = `npm run bench -- [--quick] [--only ${[...groups.keys()].join('|')}] [--json file]

Measures the server in production on this machine and prints a table; docs/performance.md says what each line means.
  --quick  one short round at 16 connections instead of three at 1, 16 and 64
  --only   one group alone; may be repeated
  --json   writes the figures to a file
`

interface Options {
  readonly quick: boolean
  readonly only: readonly string[]
  readonly json: string | undefined
}

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'string' },
      },
    })
    if (values.only.some((name) => !groups.has(name))) return undefined
    return { ...values, json: values.json }
  } catch {
    return undefined
  }
}

async function run({ quick, only, json }: Options): Promise<void> {
  const startedAt = new Date()
  buildShop()
  const bench = await openBench(quick ? quickPlan : fullPlan, (line) => console.error(line))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void bench.close().then(() => process.exit(130)))
  const measurements: Measurement[] = []
  const loads = [loadavg()[0] ?? 0]
  try {
    for (const [name, measure] of groups) {
      if (only.length > 0 && !only.includes(name)) continue
      measurements.push(...(await measure(bench)))
      loads.push(loadavg()[0] ?? 0)
    }
  } finally {
    await bench.close()
    // Print what was measured, even after a failure.
    console.log(formatTable(measurements))
    console.log(
      `\nLoad average before and after each group: ${loads.map((load) => load.toFixed(1)).join(', ')}`,
    )
    if (json !== undefined)
      await writeFile(json, `${JSON.stringify({ startedAt, quick, loads, measurements }, null, 2)}\n`)
  }
}

const options = readOptions()
if (options) await run(options)
else {
  console.error(usage)
  process.exitCode = 2
}
