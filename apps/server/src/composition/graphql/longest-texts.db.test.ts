import { randomBytes } from 'node:crypto'
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { boundMs } from '../long-work/holds.fixture.ts'
import { longestHoldMs, machineSlowness } from '../long-work/longest-hold.fixture.ts'
import { literalOf, matrix, operations, selectionOf, staffOperations } from './permission-matrix.fixture.ts'

/** Almost as long as a request may be, and slow to normalise, to trim and to change the case of. */
const longText = [
  `e${'\u0301'.repeat(10_000)}${'\u0327'.repeat(10_000)}`,
  `a${' '.repeat(30_000)}a`,
  'İ'.repeat(8000),
  `${'\u200B'.repeat(2000)}e${'\u0301\uFF9E'.repeat(1000)}`,
].join('')

/** Larger than an entry of an index may be. The database cannot compress it. */
const randomText = randomBytes(2250).toString('base64url')

const aimMs = 10

let shop: TestShop
let manager = ''
let bound = 0
beforeAll(async () => {
  bound = boundMs([aimMs]) * machineSlowness()
  shop = await openTestShop()
  const { id } = await shop.deps.db
    .insertInto('staff')
    .values({ email: 'manager@staff.example', name: 'Manager', role: 'MANAGER' })
    .returning('id')
    .executeTakeFirstOrThrow()
  manager = await openStaffSession(shop.deps.db, id, { nowMs: shop.clock.nowMs() })
})
afterAll(() => shop.close())

const calls = operations.flatMap(({ field, kind }) =>
  field.args.flatMap(({ name, type }) =>
    placesIn(type).map((place) => {
      const others = field.args.filter((each) => each.name !== name && isNonNullType(each.type))
      const args = [`${name}: ${place}`, ...others.map((each) => `${each.name}: ${literalOf(each.type)}`)]
      const selection = selectionOf(field, { depth: 1, withPrices: false })
      return {
        name: field.name,
        where: `${field.name}: ${name}`,
        document: `${kind} ($text: String!) { ${field.name}(${args.join(', ')}) ${selection} }`,
      }
    }),
  ),
)

/** Literals with a variable in place of one of their texts. */
function placesIn(type: GraphQLInputType): readonly string[] {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return placesIn(nullable.ofType).map((place) => `[${place}]`)
  const named = getNamedType(nullable)
  if (!isInputObjectType(named)) return named.name === 'String' ? ['$text'] : []
  const fields = Object.values(named.getFields())
  return fields.flatMap((field) => {
    const others = fields.filter((each) => each !== field && isNonNullType(each.type))
    const literals = others.map((each) => `${each.name}: ${literalOf(each.type)}`)
    return placesIn(field.type).map((place) => `{ ${[`${field.name}: ${place}`, ...literals].join(', ')} }`)
  })
}

async function call({ name, document }: (typeof calls)[number], text: string): Promise<string | undefined> {
  const answer = staffOperations.includes(name)
    ? await shop.askAs(manager, document, { text })
    : await shop.execute((matrix.anyone as readonly string[]).includes(name) ? 'visitor' : 'a1', document, {
        text,
      })
  return refusalIn(answer)?.key
}

test.each(calls)('$where holds the thread briefly, and never fails', async (each) => {
  expect(await call(each, randomText)).not.toBe('INTERNAL')
  let least = Infinity
  for (let round = 0; round < 3 && least > bound; round += 1)
    least = Math.min(
      least,
      await longestHoldMs(async () => {
        expect(await call(each, longText)).not.toBe('INTERNAL')
      }),
    )
  expect(least).toBeLessThanOrEqual(bound)
})
