import { runTasks, type Task } from './run-tasks.ts'

const readOnlyTasks: readonly Task[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint and types', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'boundaries', command: [process.execPath, 'tooling/checks/check-boundaries.ts'] },
  { name: 'addresses', command: [process.execPath, 'tooling/checks/check-addresses.ts'] },
  { name: 'generated contract', command: [process.execPath, 'tooling/checks/check-contract.ts'] },
  { name: 'migrations', command: [process.execPath, 'tooling/checks/check-migrations.ts'] },
  { name: 'comments', command: [process.execPath, 'tooling/checks/check-comments.ts'] },
  { name: 'references', command: [process.execPath, 'tooling/checks/check-references.ts'] },
  { name: 'conformance', command: [process.execPath, 'tooling/checks/check-conformance.ts'] },
  { name: 'translations', command: [process.execPath, 'tooling/checks/check-words.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
]

/** Tests of some projects. Each run uses both cores by itself. */
export function testsOf(projects: readonly ('unit' | 'db' | 'embedded')[], name: string): Task {
  const selected = projects.map((project) => `--project=${project}`)
  return { name, command: ['vitest', 'run', ...selected, '--reporter=minimal'] }
}

export async function verify(): Promise<boolean> {
  const read = await runTasks(readOnlyTasks, 2)
  const ran = await runTasks([testsOf(['unit'], 'unit tests')], 1)
  return read && ran
}

if (import.meta.main) process.exitCode = (await verify()) ? 0 : 1
