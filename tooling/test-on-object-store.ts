import { startObjectStore } from '@provender/testing/start-object-store'
import { runTasks } from './run-tasks.ts'

/** Runs these tests with their buckets at a real S3 engine. They share a bucket, so one file runs after the other. */
export async function testOnObjectStore(files: readonly string[]): Promise<boolean> {
  const store = await startObjectStore()
  try {
    const projects = ['unit', 'db', 'embedded'].flatMap((name) => ['--project', name])
    return await runTasks(
      [
        {
          name: 'files in a bucket of Ceph',
          command: ['vitest', 'run', ...projects, '--no-file-parallelism', ...files],
          env: { TEST_S3_ENDPOINT: store.endpoint },
        },
      ],
      1,
    )
  } finally {
    await store.remove()
  }
}
