import { randomUUID } from 'node:crypto'
import { atLength, bePatient } from '@provender/testing/at-length'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSchema } from '../composition/graphql/schema.ts'
import type { Answer } from '../kernel/graphql/answer.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { giveRivalEverything, rivalPrice } from './fixture/everything-of-rival.ts'
import { allTables, plantCanaries, rowsOfCompany } from './fixture/rows-of-company.ts'
import {
  canName,
  turnsOf,
  variablesFor,
  type WholeOperation,
  wholeOperations,
} from './fixture/whole-documents.ts'

bePatient()

/** What belongs to no company, or names one in no way that the database knows. */
const ofNobody = [
  ...'attribute attribute_value banner category config content_page document_series'.split(' '),
  ...'faq_entry holiday migration migration_lock opening_range product route'.split(' '),
  ...'price_watch staff staff_session stock_level trade_words version'.split(' '),
  // A price list may be of several companies: its prices are looked for by their figures.
  ...'price price_list'.split(' '),
  // The machine's own, of which nothing is answered to anybody.
  ...'allocation_difference allowance idempotency_key job job_attempt security_event sign_in_failure'.split(
    ' ',
  ),
  // The books of gateways, which are somebody else's.
  ...'sandbox_card sandbox_charge sandbox_refund stripe_intent'.split(' '),
]

/** What the wholesaler and his machine alone know of a company: it comes to nobody, not even to the company. */
const shownToNobody = [
  ...['address1', 'address2', 'city', 'company_name', 'email', 'name', 'reason', 'telephone'].map(
    (column) => `application.${column}`,
  ),
  'basket_deleted.name',
  ...['email', 'message', 'name', 'telephone'].map((column) => `contact_message.${column}`),
  // In the PDF alone.
  'ledger_document.buyer',
  'login_email_change.email',
  'login_email_change.former_email',
  'order_adjustment.note',
  'order_line.unit_name',
  'payment_event.gateway_event_id',
  'payment_refund.closing_note',
  'payment_refund.note',
  'proof.file_name',
  ...['auth', 'endpoint', 'p256dh'].map((column) => `push_registration.${column}`),
  ...['build_id', 'device_id', 'device_model', 'device_type', 'os', 'os_version'].map(
    (column) => `request_log.${column}`,
  ),
  'stripe_customer.customer_id',
]

/** They end the session that asks, of which the others have need. */
const endSessions = ['logout', 'signOutEverywhere']
/** They take a password to pieces, which takes as long as it should: once is enough. */
const slow = [
  ...'login officeLogin register changePassword'.split(' '),
  ...'requestAccountDeletion acceptInvitation resetPassword'.split(' '),
]

/** They make what is not there under the name that they are given: nothing can be told from it. */
const makers = [
  ...'applyBasketOperations createBasket replaceBaskets'.split(' '),
  ...'placeOrder payInvoice savePaymentCard register'.split(' '),
]

const mark = 'canary7f3a'
const operations = wholeOperations(makeSchema()).filter(({ name }) => !endSessions.includes(name))
const strangers = ['visitor', 'new', 'a1', 'a2'] as const
type Who = (typeof strangers)[number] | 'b1'

let shop: TestShop
let planted: ReadonlyMap<string, string>
let identifiers: readonly string[]
const bearers = new Map<Who, string>()

beforeAll(async () => {
  const filling = await openTestShop()
  await giveRivalEverything(filling)
  const { pool, accounts } = filling.deps
  // The buyer who looks is of a company of his own, or he would meet what the owner wrote before him.
  await pool.query(`
    insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2,
      mobile, fax, currency_code) values ('C', 'C', '', '', '', '', '', '', '', '', '', '', '', 'GBP');
    update login set company_id = (select id from company where code = 'C') where email = 'a2@shop.example'`)
  const { rows: logins } = await pool.query(`select id, split_part(email, '@', 1) as who from login`)
  for (const { id, who } of logins) bearers.set(who, (await accounts.openSession(id, 'web')).secret)
  const { basketList } = await filling.get('b1', '{ basketList { baskets { id } } }')
  const share = 'query ($id: Uuid!) { basketShareToken(basketId: $id) }'
  const { basketShareToken } = await filling.get('b1', share, { id: basketList.baskets[0].id })
  planted = await plantCanaries(pool, { code: 'B', mark })
  identifiers = [...identifiersIn(await rowsOfCompany(pool, 'B')), basketShareToken, ...productIds]
  // What was read before has the names of before.
  shop = { ...(await filling.otherServer()), close: filling.close }
})
afterAll(() => shop.close())

/** Whatever something of the company may be asked for by: its numbers and its keys. */
function identifiersIn(rows: Awaited<ReturnType<typeof rowsOfCompany>>): readonly string[] {
  const named = rows.flatMap(({ table, row }) =>
    Object.entries(row)
      .filter(
        ([column]) =>
          /^(?:id|uid|number|reference|key|.*_id)$/.test(column) &&
          !/^(?:company|product|staff)_id$/.test(column),
      )
      .map(([column, value]) => ({ place: `${table}.${column}`, name: String(value) })),
  )
  // Short ones are numbers that something of anybody's may have.
  const long = named.filter(({ name }) => name.length > 4 && !name.startsWith(mark))
  const taken = atLength({
    short: [...Map.groupBy(long, ({ place }) => place).values()].map(([one]) => one!),
    long,
  })
  return [...new Set(taken.map(({ name }) => name))]
}

/** Answers that speak of what the caller sent before: too much, or another content under the same key (`write-once.ts`). */
const ofTheCaller = ['TOO_MANY_ATTEMPTS', 'KEY_REUSED']
/** Everybody's, at the prices of whoever asks. */
const productIds = ['1', '3', '5']

/** What an operation is asked by that cannot be asked by anything. */
const nothing = 'nothing'

interface Call {
  readonly operation: WholeOperation
  readonly identifier: string
  readonly turn: number
}

/** Every operation by every identifier that it can be asked by, in every way. */
function callsBy(given: readonly string[]): readonly Call[] {
  return operations.flatMap((operation) => {
    const fitting = given.filter((each) => canName(operation.field, each))
    const asked =
      fitting.length === 0 ? [nothing] : slow.includes(operation.name) ? fitting.slice(0, 1) : fitting
    return asked.flatMap((identifier) =>
      Array.from({ length: turnsOf(operation.field) }, (_, turn) => ({ operation, identifier, turn })),
    )
  })
}

async function ask(who: Who, { operation, identifier, turn }: Call): Promise<string> {
  const variables = variablesFor(operation.field, { identifier, turn })
  const bearer = bearers.get(who)
  const answer: Answer =
    bearer === undefined
      ? await shop.ask('visitor', operation.document, variables)
      : await shop.askAs(bearer, operation.document, variables)
  return JSON.stringify(answer.result)
}

/** Where the canaries of a text were planted. */
const canariesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/canary7f3a-\d+/g), ([canary]) => planted.get(canary) ?? canary)

const ownedByB = async (): Promise<readonly string[]> =>
  (await rowsOfCompany(shop.deps.pool, 'B'))
    .map(({ table, row }) => `${table} ${JSON.stringify(row)}`)
    .toSorted()

let made = 0
/** Of the same form, and nobody's: another one each time. */
function missingLike(identifier: string): string {
  if (/^[0-9a-f]{8}-/.test(identifier)) return randomUUID()
  made += 1
  return identifier.replace(/[\w-]{1,6}$/, (end) =>
    /^\d+$/.test(end) ? String(980000 + made) : `nobody${made}`,
  )
}

/** What an answer says, without what it was asked by. What a change made of the asker's own things is her own. */
function saidBy(answer: string, { operation, identifier }: Call): string {
  const said = answer.replaceAll(identifier, '')
  if (operation.kind === 'query') return said
  return (said.match(/"(?:type|refusal)":"?\w+|\\"key\\":\\"\w+/g) ?? []).join(' ')
}

test('every table is a company’s, of which company B has a row, or known to be nobody’s', async () => {
  const owned = new Set((await rowsOfCompany(shop.deps.pool, 'B')).map(({ table }) => table))
  const unknown = (await allTables(shop.deps.pool)).filter(
    (name) => !owned.has(name) && !ofNobody.includes(name),
  )
  expect(unknown, 'have giveRivalEverything write to these, or list them in ofNobody').toEqual([])
})

describe.each(strangers)('%s, asking for everything of company B by everything it has', (who) => {
  test('is shown nothing of it, changes nothing of it, and is answered as of what is not there', async () => {
    const before = await ownedByB()
    const told: string[] = []
    for (const call of callsBy(identifiers)) {
      const { operation, identifier, turn } = call
      const answer = await ask(who, call)
      const shown = [...canariesIn(answer), ...(answer.includes(rivalPrice) ? ['price'] : [])]
      if (shown.length > 0) told.push(`${operation.name} by ${identifier} shows ${shown.join(', ')}`)
      if (identifier === nothing || productIds.includes(identifier) || makers.includes(operation.name))
        continue
      const missing = async (): Promise<string> => {
        const other = { operation, identifier: missingLike(identifier), turn }
        return saidBy(await ask(who, other), other)
      }
      const said = saidBy(answer, call)
      const one = await missing()
      if (said === one || ofTheCaller.some((key) => said.includes(key) || one.includes(key))) continue
      // Where two that are not there are answered differently, time has a hand in it.
      if (one === (await missing()))
        told.push(`${operation.name} tells ${identifier} from what is not there: ${said} / ${one}`)
    }
    expect(told).toEqual([])
    expect(await ownedByB()).toEqual(before)
  })
})

describe('company B itself', () => {
  test('is shown its own by the same questions, and every operation understands them', async () => {
    const shown = new Set<string>()
    const understood = new Set<string>()
    for (const call of callsBy(identifiers)) {
      const answer = await ask('b1', call)
      for (const place of canariesIn(answer)) shown.add(place)
      if (answer.includes(rivalPrice)) shown.add('price')
      if (!/"key\\":\\"(?:BAD_INPUT|BAD_REQUEST|TOO_COMPLEX|INTERNAL)/.test(answer))
        understood.add(call.operation.name)
    }
    expect(operations.map(({ name }) => name).filter((name) => !understood.has(name))).toEqual([])
    const unseen = [...new Set(planted.values()), 'price'].filter((place) => !shown.has(place))
    expect(unseen.toSorted()).toEqual(shownToNobody.toSorted())
  })
})
