import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { onEmptyDatabase } from './migrations-in-folder.fixture.ts'
import { up } from './migrations/0061-grams-of-pieces.ts'

// The columns that the migration reads.
const tables = `
  create schema if not exists provender;
  create table product (id bigint, unit2 text, weight_grams int);
  create table orders (id bigint, state text);
  create table order_line (order_id bigint, product_id bigint, unit text, quantity bigint, allocated_base_units bigint,
    missing_base_units bigint default 0, returned_base_units bigint default 0)`

const mince = 1
const unweighed = 2
const cola = 3

test.each([
  ['a piece of an order that nobody has picked', { state: 'CONFIRMED', allocated: 2000 }, 500],
  ['a piece that was not in stock', { state: 'SUBMITTED', allocated: 0 }, 500],
  ['a piece that came short', { state: 'PICKING', allocated: 1500, missing: 500 }, 500],
  ['a piece without a weight', { state: 'CONFIRMED', allocated: 4, product: unweighed }, 1],
  ['a piece of a product in pieces', { state: 'CONFIRMED', allocated: 4, product: cola }, null],
  ['a kilogram', { state: 'CONFIRMED', allocated: 4000, unit: '2' }, null],
  ['a piece from before its product was weighed', { state: 'CONFIRMED', allocated: 4 }, null],
  ['one of those that came short', { state: 'PICKING', allocated: 3, missing: 1 }, null],
  ['one of those that was put back', { state: 'PICKING', allocated: 3, returned: 1 }, null],
  ['a delivered piece', { state: 'DELIVERED', allocated: 2000 }, null],
  ['a collected piece', { state: 'COLLECTED', allocated: 2000 }, null],
  ['a cancelled piece', { state: 'CANCELLED', allocated: 0 }, null],
])('%s keeps the grams that it was counted in', async (_, line, grams) => {
  const { state, allocated, missing, returned, product, unit } = {
    missing: 0,
    returned: 0,
    product: mince,
    unit: '1',
    ...line,
  }
  await onEmptyDatabase(async ({ db, pool }) => {
    await pool.query(tables)
    await pool.query(`insert into product values (1, 'kg', 500), (2, 'kg', 0), (3, '', 330)`)
    await pool.query('insert into orders values (1, $1)', [state])
    await pool.query('insert into order_line values (1, $1, $2, 4000, $3, $4, $5)', [
      product,
      unit,
      allocated,
      missing,
      returned,
    ])
    await up(db as unknown as Kysely<unknown>)
    const { rows } = await pool.query('select grams_per_piece as grams from order_line')
    expect(rows).toEqual([{ grams }])
  })
})
