import { expect, test } from 'vitest'
import { findBoundaryViolations, needsOf, readSources } from './boundaries.ts'

const file = (path: string, text: string) => findBoundaryViolations(needsOf([{ path, text }]))

test('reports a forbidden import in any syntax', () => {
  expect(file('packages/domain/src/a.ts', `import { x } from '@provender/db/open-db'`)).toHaveLength(1)
  expect(file('packages/domain/src/a.ts', `import type { X } from '@provender/db/tables'`)).toHaveLength(1)
  expect(file('packages/domain/src/a.ts', `export { x } from '@provender/catalogue/query'`)).toHaveLength(1)
  expect(
    file('apps/shop/src/a.tsx', `const a = <p>{await import('@provender/db/open-db')}</p>`),
  ).toHaveLength(1)
  expect(file('apps/shop/src/a.ts', `import { x } from '../../server/src/main.ts'`)).toHaveLength(1)
  expect(file('apps/server/src/a.ts', `import { x } from '@provender/testing/fixed-clock'`)).toHaveLength(1)
})

test('reports SQL in the command line and in schemas, but not in tests', () => {
  const query = `const rows = await db.selectFrom('route').selectAll().execute()`
  expect(file('apps/server/src/cli/staff/site-commands.ts', query)).toHaveLength(1)
  expect(file('apps/server/src/cli/reset-command.ts', `import { sql } from 'kysely'`)).toHaveLength(1)
  expect(file('apps/server/src/cli/site.db.test.ts', query)).toEqual([])
  for (const schema of ['site/schema.ts', 'order/office-schema.ts', 'account/second-factor/schema.ts']) {
    expect(file(`apps/server/src/features/${schema}`, query)).toHaveLength(1)
    expect(file(`apps/server/src/features/${schema}`, `import type { Kysely } from 'kysely'`)).toHaveLength(1)
  }
  expect(file('apps/server/src/features/site/add-site.ts', query)).toEqual([])
})

test('allows a permitted import', () => {
  expect(
    file('apps/shop/src/a.ts', `import { x } from '@provender/ui/controls/button'\nimport y from '../b.ts'`),
  ).toEqual([])
  expect(file('apps/server/src/a.db.test.ts', `import { x } from '@provender/testing/fixed-clock'`)).toEqual(
    [],
  )
})

test('allows only tests of the server to import the client', () => {
  const text = `import { x } from '@provender/client/api/execute'`
  expect(file('apps/server/src/a.db.test.ts', text)).toEqual([])
  expect(file('apps/server/src/a.ts', text)).not.toEqual([])
  expect(file('packages/client/src/a.ts', `import { x } from '@provender/server/main'`)).not.toEqual([])
})

test('checks all sources', () => {
  const paths = readSources().map(({ path }) => path)
  for (const some of [
    'packages/domain/src/money/money.ts',
    'apps/server/src/main.ts',
    'apps/shop/src/entry-client.tsx',
  ])
    expect(paths).toContain(some)
})
