import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSystemPostgres } from '@provender/testing/start-system-postgres'
import { runTasks } from './run-tasks.ts'
import { requireSystemNeeds, type SystemNeeds } from './system-needs.ts'
import { verify } from './verify.ts'

/** All there is to check: `verify`, the database tests again on the system's PostgreSQL, and the journeys in a browser. */
async function test(): Promise<boolean> {
  const needs = requireSystemNeeds()
  if (!needs) return false
  const results = mkdtempSync(join(tmpdir(), 'provender-results-'))
  try {
    return await testEverything(needs, results)
  } finally {
    rmSync(results, { recursive: true })
  }
}

async function testEverything(browsers: SystemNeeds, results: string): Promise<boolean> {
  const verified = await verify(results)
  const onSystemPostgres = await testOnSystemPostgres()
  const journeys = await runTasks(
    [
      { name: 'build of the shop', command: [process.execPath, 'tooling/ensure-built.ts'] },
      {
        name: 'journeys',
        command: ['playwright', 'test', '--config', 'e2e', '--reporter=e2e/harness/failure-reporter.ts,json'],
        env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'journeys.json') },
      },
      {
        name: 'every requirement has passed its tests',
        command: [process.execPath, 'tooling/checks/check-conformance.ts', results],
      },
    ],
    1,
  )
  return verified && onSystemPostgres && journeys
}

async function testOnSystemPostgres(): Promise<boolean> {
  const server = await startSystemPostgres()
  try {
    return await runTasks(
      [
        {
          name: `database tests on the system's PostgreSQL`,
          command: ['vitest', 'run', '--project', 'db', '--reporter=minimal'],
          env: { TEST_DATABASE_URL: server.url },
        },
      ],
      1,
    )
  } finally {
    await server.remove()
  }
}

process.exitCode = (await test()) ? 0 : 1
