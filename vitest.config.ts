import { defineConfig } from 'vitest/config'

const setupFiles = ['./packages/testing/src/fail-on-console-error.ts']
const exclude = ['**/node_modules/**', '**/dist/**']
// Vite would take graphql's other build than the one its companions load, and two of it do not know each other's schemas.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]
/** Of PostgreSQL as Provender brings it along: how it starts, is killed, adopted and removed, and what comes of the server on it. */
const ofEmbedded = [
  'packages/db/src/embedded/*.db.test.ts',
  'packages/db/src/join-db.db.test.ts',
  '**/{program,start-server,killed-with-its-database}.db.test.ts',
]
/** On another PostgreSQL what is asked of it is asked again, but not what crowds, kills and sizes prove. */
const provedOnce = [
  'apps/server/src/{seed,features/import}/**',
  'e2e/system/!(every-route).db.test.ts',
  '**/{work-jobs,killed}.db.test.ts',
]
const withDatabase = {
  pool: 'forks' as const,
  globalSetup: ['./packages/testing/src/database-setup.ts'],
  setupFiles,
}
const folders = '{apps,packages,demo,bench,e2e,tooling}/**'

export default defineConfig({
  resolve: { alias },
  test: {
    // The machine that must pass all this has two cores; one of three workers waits for its database.
    maxWorkers: 3,
    // Files share what a worker has read: reading it anew for each took a fifth of the time with a database, half without.
    isolate: false,
    // Only an end for what hangs: no test measures itself against it.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // They start sooner than processes, and none of these tests needs one of its own.
          pool: 'threads',
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: [...exclude, '**/*.db.test.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'db',
          include: [`${folders}/*.db.test.ts`],
          exclude: [...exclude, ...ofEmbedded, ...(process.env['TEST_DATABASE_URL'] ? provedOnce : [])],
        },
      },
      { extends: true, test: { ...withDatabase, name: 'embedded', include: ofEmbedded, exclude } },
    ],
  },
})
