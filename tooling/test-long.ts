import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryFurtherLanguage } from './further-language.ts'
import { runTasks, type Task } from './run-tasks.ts'
import { root } from './sources.ts'
import {
  requireAlertChecker,
  requireMachines,
  requireObjectStore,
  requireSystemNeeds,
  type SystemNeeds,
} from './system-needs.ts'
import { testOnObjectStore } from './test-on-object-store.ts'
import { testOnSystemPostgres } from './test-on-system-postgres.ts'
import { testsOf } from './verify.ts'

/** The number of rounds. Each round of a property test draws other cases, and each round of a race runs in another order. */
const rounds = 5

/** Finds tests by their contents, so that a list cannot omit a new one. */
function testsWith(mark: RegExp, path: string): readonly string[] {
  const found = globSync(`{apps,packages,demo,e2e}/**/${path}`, {
    cwd: root,
    exclude: (each) => each.includes('node_modules'),
  })
  return found.filter((each) => mark.test(readFileSync(join(root, each), 'utf8')))
}

const ofDatabase = '*.db.test.ts'
const properties = testsWith(/'fast-check'/, '*.test.{ts,tsx}').filter(
  (path) => !path.endsWith('.db.test.ts'),
)
const atLength = testsWith(/\/testing\/at-length'/, ofDatabase)
const withFiles = testsWith(/s3-service\.fixture'/, '*.test.ts')
const races = testsWith(/'fast-check'|\bPromise\.all\(|SIGKILL/, ofDatabase).filter(
  (path) => !path.startsWith('e2e/system/'),
)

/**
 * Runs the rules of the alerts, every page on every device, the journeys that `npm test` leaves out, a made-up language, all database tests on both
 * PostgreSQLs, files in a bucket of a real engine, three machines that are killed, the promises at full size, the unit tests in another order, then
 * five rounds of property and race tests. Stops at the first failure.
 */
async function testLong(): Promise<boolean> {
  const needs = requireSystemNeeds()
  if (!needs || !requireAlertChecker() || !requireObjectStore() || !requireMachines()) return false
  if (!(await alerts())) return false
  if (!(await everyPage(needs)) || !(await tryFurtherLanguage(needs))) return false
  if (
    !(await onBothSystems()) ||
    !(await testOnObjectStore(withFiles)) ||
    !(await machines()) ||
    !(await promisesAtLength()) ||
    !(await unitTestsInAnotherOrder())
  )
    return false
  for (let round = 1; round <= rounds; round += 1) {
    const passed = await runTasks(
      [
        {
          name: `round ${round} of ${rounds}: properties`,
          command: ['vitest', 'run', '--project', 'unit', ...properties],
        },
        {
          name: `round ${round} of ${rounds}: races and kills`,
          command: ['vitest', 'run', '--project', 'db', '--project', 'embedded', ...races],
        },
      ],
      1,
    )
    if (!passed) return false
  }
  return true
}

async function alerts(): Promise<boolean> {
  const rules = 'deploy/alerts/provender.test.yml'
  return await runTasks([{ name: 'rules of the alerts', command: ['promtool', 'test', 'rules', rules] }], 1)
}

/** Three machines of `deploy/three`, killed and restarted under orders. */
async function machines(): Promise<boolean> {
  const env = { KILL_ROUNDS: '20' }
  return await runTasks(
    [{ name: 'three machines', command: ['vitest', 'run', '--project', 'machines'], env }],
    1,
  )
}

/** All database tests, on the embedded PostgreSQL and on the system's. */
async function onBothSystems(): Promise<boolean> {
  return (await runTasks([testsOf(['db'], 'database tests')], 1)) && (await testOnSystemPostgres())
}

/** The promises, with as many orders, kills, operations and queries as they state. */
async function promisesAtLength(): Promise<boolean> {
  return await runTasks(
    [
      {
        name: 'promises at full size',
        command: [
          'vitest',
          'run',
          '--project',
          'db',
          '--project',
          'embedded',
          '--no-file-parallelism',
          ...atLength,
        ],
        env: { AT_LENGTH: '1' },
      },
    ],
    1,
  )
}

/** Test files share the modules of a worker, so one may lean on what another left. One worker in a random order shows it. */
async function unitTestsInAnotherOrder(): Promise<boolean> {
  const options = ['--project', 'unit', '--max-workers', '1', '--sequence.shuffle.files']
  return await runTasks([{ name: 'unit tests in another order', command: ['vitest', 'run', ...options] }], 1)
}

async function everyPage(browsers: SystemNeeds): Promise<boolean> {
  const tasks: readonly Task[] = [
    { name: 'build of the apps', command: [process.execPath, 'tooling/ensure-built.ts'] },
    { name: 'build of the app', command: [process.execPath, 'tooling/app/build-app.ts'] },
    {
      name: 'every page on every device',
      command: [
        'playwright',
        'test',
        '--config',
        'e2e',
        '--reporter=e2e/harness/failure-reporter.ts',
        'pages',
      ],
      env: { ...browsers, EVERY_PAGE: '1' },
    },
    {
      name: 'the other journeys',
      command: [
        'playwright',
        'test',
        '--config',
        'e2e/long.config.ts',
        '--reporter=e2e/harness/failure-reporter.ts',
      ],
      env: { ...browsers },
    },
  ]
  return await runTasks(tasks, 1)
}

process.exitCode = (await testLong()) ? 0 : 1
