import { startSystemPostgres } from '@provender/testing/start-system-postgres'
import { runTasks } from './run-tasks.ts'
import { testsOf } from './verify.ts'

interface SystemTests {
  /** Only the tests below these folders; all if there are none. */
  readonly folders?: readonly string[]
  /** The file for the results. */
  readonly results?: string
}

/** Runs database tests on the system's PostgreSQL. */
export async function testOnSystemPostgres({ folders = [], results }: SystemTests = {}): Promise<boolean> {
  const server = await startSystemPostgres()
  try {
    const { command } = testsOf(['db'], '', results)
    return await runTasks(
      [
        {
          name: `database tests on the system's PostgreSQL`,
          command: [...command, ...folders],
          env: { TEST_DATABASE_URL: server.url },
        },
      ],
      1,
    )
  } finally {
    await server.remove()
  }
}
