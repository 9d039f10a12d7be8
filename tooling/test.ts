import { runTasks, type Task } from './run-tasks.ts'
import { requireSystemNeeds } from './system-needs.ts'
import { testOnSystemPostgres } from './test-on-system-postgres.ts'
import { testsOf, verify } from './verify.ts'

/** `verify`, the database tests, those of orders and money on the system's PostgreSQL, and the main journeys in a browser. */
async function test(): Promise<boolean> {
  const needs = requireSystemNeeds()
  if (!needs) return false
  const verified = await verify()
  const withDatabase = await runTasks(
    [withoutOrdersAndMoney(testsOf(['db', 'embedded'], 'database tests'))],
    1,
  )
  const onSystemPostgres = await testOnSystemPostgres(ordersAndMoney)
  const journeys = await runTasks(
    [
      { name: 'build of the apps', command: [process.execPath, 'tooling/ensure-built.ts'] },
      { name: 'build of the app', command: [process.execPath, 'tooling/app/build-app.ts'] },
      {
        name: 'main journeys',
        command: ['playwright', 'test', '--config', 'e2e', '--reporter=e2e/harness/failure-reporter.ts'],
        env: { ...needs },
      },
    ],
    1,
  )
  return verified && withDatabase && onSystemPostgres && journeys
}

/**
 * Folders with the statements that matter most. They run on the system's PostgreSQL, the others on the embedded one;
 * `npm run test:long` runs all of them on both.
 */
const ordersAndMoney = [
  'packages/db/',
  ...['basket', 'checkout', 'ledger', 'order', 'payment'].map((word) => `apps/server/src/features/${word}/`),
]

function withoutOrdersAndMoney(tests: Task): Task {
  return { ...tests, env: { TESTS_ELSEWHERE: ordersAndMoney.map((folder) => `${folder}**`).join(' ') } }
}

process.exitCode = (await test()) ? 0 : 1
