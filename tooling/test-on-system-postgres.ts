import { startSystemPostgres } from '@provender/testing/start-system-postgres'
import { runTasks } from './run-tasks.ts'

/** Runs database tests on the system's PostgreSQL: those of some folders, or all. */
export async function testOnSystemPostgres(folders: readonly string[] = []): Promise<boolean> {
  const server = await startSystemPostgres()
  try {
    return await runTasks(
      [
        {
          name: `database tests on the system's PostgreSQL`,
          command: ['vitest', 'run', '--project', 'db', '--reporter=minimal', ...folders],
          env: { TEST_DATABASE_URL: server.url },
        },
      ],
      1,
    )
  } finally {
    await server.remove()
  }
}
