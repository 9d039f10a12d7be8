import { defineConfig } from 'vitest/config'

const setupFiles = ['./packages/testing/src/fail-on-console-error.ts']
const exclude = ['**/node_modules/**', '**/dist/**']
// Other packages load graphql's CommonJS build. Vite would load the other one, and each rejects schemas of the other.
// Lingui's macros exist only in a build.
const alias = [
  { find: /^graphql$/, replacement: 'graphql/index.js' },
  { find: /^@lingui\/(?:core|react)\/macro$/, replacement: '@provender/testing/lingui-macros' },
]
/** Tests of the embedded PostgreSQL: start, kill, adoption, removal, and the server that uses it. */
const embeddedTests = [
  'packages/db/src/embedded/*.db.test.ts',
  'packages/db/src/join-db.db.test.ts',
  '**/{program,start-server,killed-with-its-database,backed-up-while-ordering,restored-shop}.db.test.ts',
]
/** Tests of load, kills and sizes. They run on the embedded PostgreSQL only; a second system would prove nothing new. */
const embeddedOnlyTests = [
  'apps/server/src/{seed,features/import}/**',
  'e2e/system/!(every-route).db.test.ts',
  '**/{run-jobs,killed,long-work}.db.test.ts',
]
const databaseProject = {
  pool: 'forks' as const,
  globalSetup: ['./packages/testing/src/database-setup.ts'],
  setupFiles,
}
const folders = '{apps,packages,demo,bench,e2e,tooling}/**'

export default defineConfig({
  resolve: { alias },
  test: {
    // The reference machine has two cores, and one of three workers is usually waiting for its database.
    maxWorkers: 3,
    // Test files share the modules of a worker. Loading them for each file took a fifth of the time with a database, half without.
    isolate: false,
    // Only end tests that hang; no test depends on them. A busy machine may need several times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Servers and databases share the processor with two other files. How fast they are is measured by the bench.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Threads start faster than processes, and none of these tests needs its own process.
          pool: 'threads',
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: [...exclude, '**/*.db.test.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          ...databaseProject,
          name: 'db',
          include: [`${folders}/*.db.test.ts`],
          exclude: [
            ...exclude,
            ...embeddedTests,
            ...(process.env['TEST_DATABASE_URL'] ? embeddedOnlyTests : []),
            ...(process.env['TESTS_ELSEWHERE']?.split(' ') ?? []),
          ],
        },
      },
      { extends: true, test: { ...databaseProject, name: 'embedded', include: embeddedTests, exclude } },
      {
        extends: true,
        // Three machines at once are enough for two cores.
        test: {
          name: 'machines',
          pool: 'forks',
          include: ['e2e/machines/*.machines.ts'],
          setupFiles,
          maxWorkers: 1,
        },
      },
    ],
  },
})
