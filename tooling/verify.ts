import { join } from 'node:path'
import { runTasks, type Task } from './run-tasks.ts'

/** What reads the sources. */
const reading: readonly Task[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint and types', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'boundaries', command: [process.execPath, 'tooling/checks/check-boundaries.ts'] },
  { name: 'addresses', command: [process.execPath, 'tooling/checks/check-addresses.ts'] },
  { name: 'generated contract', command: [process.execPath, 'tooling/checks/check-contract.ts'] },
  { name: 'references', command: [process.execPath, 'tooling/checks/check-references.ts'] },
  { name: 'conformance', command: [process.execPath, 'tooling/checks/check-conformance.ts'] },
  { name: 'translations', command: [process.execPath, 'tooling/checks/check-words.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
]

/** What runs the product. Each of these uses both cores by itself. */
function running(results: string | undefined): readonly Task[] {
  const tests = (project: string): Task['command'] => {
    const kept = results && ['--reporter=json', `--outputFile.json=${join(results, `${project}.json`)}`]
    return ['vitest', 'run', '--project', project, '--reporter=minimal', ...(kept || [])]
  }
  const embedded: Task = { name: 'tests of the embedded database', command: tests('embedded') }
  return [
    { name: 'unit tests', command: tests('unit') },
    { name: 'database tests', command: tests('db') },
    ...(results ? [embedded] : []),
  ]
}

/**
 * Everything that must hold before a change is shared. With a folder, into which it writes what became of each test, it also tests the
 * embedded database itself, which few changes touch.
 */
export async function verify(results?: string): Promise<boolean> {
  const read = await runTasks(reading, 2)
  const ran = await runTasks(running(results), 1)
  return read && ran
}

if (import.meta.main) process.exitCode = (await verify()) ? 0 : 1
