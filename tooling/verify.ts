import { globSync } from 'node:fs'
import { runTasks, type Task } from './run-tasks.ts'
import { root } from './sources.ts'

const types = globSync('{apps,packages}/{*,*/service-worker}/tsconfig.json', { cwd: root }).concat(
  globSync('{demo,bench,e2e,tooling}/tsconfig.json', { cwd: root }),
)

/** What reads the sources. */
const reading: readonly Task[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  ...types.toSorted().map((path): Task => ({
    name: `types of ${path.replace('/tsconfig.json', '')}`,
    command: ['tsc', '-p', path],
  })),
  { name: 'boundaries', command: [process.execPath, 'tooling/checks/check-boundaries.ts'] },
  { name: 'generated contract', command: [process.execPath, 'tooling/checks/check-contract.ts'] },
  { name: 'translations', command: [process.execPath, 'tooling/checks/check-words.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
]

/** What runs the product. Each of these uses both cores by itself. */
const running: readonly Task[] = [
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--reporter=minimal'] },
  { name: 'database tests', command: ['vitest', 'run', '--project', 'db', '--reporter=minimal'] },
]

/** Everything that must hold before a change is shared. */
export async function verify(): Promise<boolean> {
  const read = await runTasks(reading, 2)
  const ran = await runTasks(running, 1)
  return read && ran
}

if (import.meta.main) process.exitCode = (await verify()) ? 0 : 1
