import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findHazards } from './migrations.ts'

async function rulesBrokenBy(statements: string, without?: 'withoutTransaction'): Promise<readonly string[]> {
  const work = async (db: Parameters<ReturnType<typeof sql.raw>['execute']>[0]) =>
    void (await sql.raw(statements).execute(db))
  const steps = [without ? { withoutTransaction: work } : work]
  const hazards = await findHazards([{ name: '0100-try', steps, isExpanding: true }])
  return hazards.map((hazard) => hazard.split(': ')[1] ?? '')
}

describe('a migration that runs beside servers', () => {
  test.each([
    ['an index that blocks writes', 'create index on orders (state)', 'require-concurrent-index-creation'],
    [
      'a column that older servers leave out',
      'alter table orders add a text not null',
      'adding-required-field',
    ],
    ['a rewritten column', 'alter table orders alter id type text', 'changing-column-type'],
    ['a constraint that scans', 'alter table orders add check (id > 0)', 'constraint-missing-not-valid'],
    ['a removed column', 'alter table orders drop column state', 'ban-drop-column'],
    ['another name', 'alter table orders rename column state to a', 'renaming-column'],
  ])('may not have %s', async (_hazard, statement, rule) => {
    expect(await rulesBrokenBy(statement)).toContain(rule)
  })

  test('may have what only adds, and indexes of new tables', async () => {
    const statements = `
      create table visit (id bigint primary key, shop text not null, visits int not null default 0);
      create index visit_shop on visit (shop);
      alter table orders add column visit_id bigint;
      alter table orders add constraint visit_id check (visit_id > 0) not valid`
    expect(await rulesBrokenBy(statements)).toEqual([])
  })

  test('can run again if it makes an index without a transaction and was interrupted', async () => {
    const create = (exists: string) => `create index concurrently ${exists} orders_state on orders (state)`
    expect(await rulesBrokenBy(create('if not exists'), 'withoutTransaction')).toEqual([])
    expect(await rulesBrokenBy(create(''), 'withoutTransaction')).toEqual(['prefer-robust-stmts'])
  })

  test('says whether servers of the version before work on after it', async () => {
    const hazardsIf = async (isExpanding: boolean | undefined) =>
      await findHazards([{ name: '0100-try', steps: [], isExpanding }])
    expect([await hazardsIf(true), await hazardsIf(false)]).toEqual([[], []])
    expect(await hazardsIf(undefined)).toEqual([expect.stringContaining('0100-try: export isExpanding')])
  })

  test('may have an exception with its reason', async () => {
    const exception = `-- squawk-ignore require-concurrent-index-creation
      create index route_name on route (name)`
    expect(await rulesBrokenBy(`-- A wholesaler has ten routes.\n${exception}`)).toEqual([])
    expect(await rulesBrokenBy(exception)).toEqual([
      'an exception without a reason above it\n  -- squawk-ignore require-concurrent-index-creation',
    ])
  })
})
