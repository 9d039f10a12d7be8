import { startSystemPostgres } from '@provender/testing/start-system-postgres'
import { runTasks } from './run-tasks.ts'
import { testsOf } from './verify.ts'

export async function testOnSystemPostgres(folders: readonly string[] = []): Promise<boolean> {
  const server = await startSystemPostgres()
  try {
    const { command } = testsOf(['db'], '')
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
