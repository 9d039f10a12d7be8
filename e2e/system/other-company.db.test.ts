import { randomUUID } from 'node:crypto'
import type { BasketId, CompanyId } from '@provender/domain/ids'
import { createShareToken } from '@provender/server/basket/share'
import type { Answer } from '@provender/server/graphql/answer'
import { createSchema } from '@provender/server/schema'
import { openTestShop, type TestShop } from '@provender/server/testing/test-shop'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillOtherCompany, otherCompanyPrice } from './fixture/fill-other-company.ts'
import { allTables, plantCanaries, rowsOfCompany } from './fixture/rows-of-company.ts'
import {
  canName,
  turnsOf,
  variablesFor,
  type WholeOperation,
  wholeOperations,
} from './fixture/whole-documents.ts'

setLongTimeouts()

/** Tables whose rows belong to no company, or have no foreign key to one. */
const tablesWithoutCompany = [
  ...'attribute attribute_value banner category config content_page document_series'.split(' '),
  ...'faq_entry holiday migration migration_lock opening_range product route schema'.split(' '),
  ...'price_watch staff staff_change staff_device staff_invitation staff_session'.split(' '),
  ...'stock_level trade_words version'.split(' '),
  // Several companies may share a price list. Its prices are detected by their digits.
  ...'price price_list'.split(' '),
  // Internal tables that are never returned by the API.
  ...'allocation_difference allowance idempotency_key job job_attempt restore security_event server'.split(
    ' ',
  ),
  ...'sign_in_failure stored_file'.split(' '),
  // The books of the simulated gateways.
  ...'sandbox_card sandbox_charge sandbox_refund stripe_intent'.split(' '),
]

/** Columns about a company that no customer may see, including the company itself. */
const shownToNobody = [
  ...['address1', 'address2', 'city', 'company_name', 'email', 'name', 'reason', 'telephone'].map(
    (column) => `application.${column}`,
  ),
  'basket_deleted.name',
  'card_attempt.id',
  ...['email', 'message', 'name', 'telephone'].map((column) => `contact_message.${column}`),
  // Only in the PDF.
  'ledger_document.buyer',
  'ledger_entry.agreed_by',
  'login_email_change.email',
  'login_email_change.former_email',
  'order_adjustment.agreed_by',
  'order_adjustment.note',
  'order_hold.note',
  'order_line.unit_name',
  'payment_dispute.reason',
  'payment_event.gateway_event_id',
  'payment_refund.closing_note',
  'payment_refund.note',
  'proof.file_name',
  ...['app_id', 'auth', 'endpoint', 'p256dh', 'token'].map((column) => `push_registration.${column}`),
  ...['build_id', 'device_id', 'device_model', 'device_type', 'os', 'os_version'].map(
    (column) => `request_log.${column}`,
  ),
  'stripe_customer.customer_id',
]

/** These end the session that other calls need. */
const endSessions = ['logout', 'signOutEverywhere']
/** These verify a password, which is slow by design. Once is enough. */
const slow = [
  ...'login officeLogin register changePassword confirmPassword'.split(' '),
  ...'startSecondFactor turnOnSecondFactor turnOffSecondFactor'.split(' '),
  ...'requestAccountDeletion acceptInvitation resetPassword'.split(' '),
]

/** These create something under the given id, so they reveal nothing about existing ids. */
const makers = [
  ...'applyBasketOperations createBasket replaceBaskets'.split(' '),
  ...'placeOrder payInvoice savePaymentCard register'.split(' '),
]

const missingBasket = { companyId: 980_000 as CompanyId, basketId: randomUUID() as BasketId }

const mark = 'canary7f3a'
const operations = wholeOperations(createSchema()).filter(({ name }) => !endSessions.includes(name))
const strangers = ['visitor', 'new', 'a1', 'a2'] as const
type ViewerName = (typeof strangers)[number] | 'b1'

let shop: TestShop
let planted: ReadonlyMap<string, string>
let identifiers: readonly string[]
/** Signed like a link to a basket, which shows its company. Nothing else may differ. */
let missingShareToken: string
const bearers = new Map<ViewerName, string>()

beforeAll(async () => {
  const filling = await openTestShop()
  await fillOtherCompany(filling)
  const { pool, accounts } = filling.deps
  // The test buyer is in a separate company, so that the owner's earlier writes do not interfere.
  await pool.query(`
    insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2,
      mobile, fax, currency_code) values ('C', 'C', '', '', '', '', '', '', '', '', '', '', '', 'GBP');
    update login set company_id = (select id from company where code = 'C') where email = 'a2@shop.example'`)
  const { rows: users } = await pool.query(`select id, split_part(email, '@', 1) as who from login`)
  // Installed apps may call everything that browsers may.
  for (const { id, who: caller } of users)
    bearers.set(caller, (await accounts.openSession(id, 'native')).secret)
  const { basketList } = await filling.get('b1', '{ basketList { baskets { id } } }')
  const share = 'query ($id: Uuid!) { basketShareToken(basketId: $id) }'
  const { basketShareToken } = await filling.get('b1', share, { id: basketList.baskets[0].id })
  planted = await plantCanaries(pool, { code: 'B', mark })
  missingShareToken = await createShareToken(
    filling.deps.secrets.tokenKey,
    missingBasket,
    filling.clock.nowMs(),
  )
  identifiers = [...identifiersIn(await rowsOfCompany(pool, 'B')), basketShareToken, ...productIds]
  // The cache has the old names, so use a new server.
  shop = { ...(await filling.otherServer()), close: filling.close }
})
afterAll(() => shop.close())

function identifiersIn(rows: Awaited<ReturnType<typeof rowsOfCompany>>): readonly string[] {
  const named = rows.flatMap(({ table, row }) =>
    Object.entries(row)
      .filter(
        ([column]) =>
          /^(?:id|uid|number|reference|key|.*_id)$/.test(column) &&
          !/^(?:company|product|staff)_id$/.test(column),
      )
      .map(([column, value]) => ({ location: `${table}.${column}`, name: String(value) })),
  )
  // Short ones are numbers that another company may have, too.
  const long = named.filter(({ name }) => name.length > 4 && !name.startsWith(mark))
  const sample = atLength({
    short: [...Map.groupBy(long, ({ location }) => location).values()].map(([one]) => one!),
    long,
  })
  return [...new Set(sample.map(({ name }) => name))]
}

/** Responses about earlier requests of the caller: too many, or other content under the same key (`write-once.ts`). */
const callerDependentCodes = ['TOO_MANY_ATTEMPTS', 'KEY_REUSED']
/** Products are the same for everyone, at the prices of the caller. */
const productIds = ['1', '3', '5']

/** The identifier for operations that take none. */
const nothing = 'nothing'

interface Call {
  readonly operation: WholeOperation
  readonly identifier: string
  readonly turn: number
}

/** Every operation with every identifier that fits, in every variant. */
function callsBy(candidates: readonly string[]): readonly Call[] {
  return operations.flatMap((operation) => {
    const fitting = candidates.filter((each) => canName(operation.field, each))
    const named =
      fitting.length === 0 ? [nothing] : slow.includes(operation.name) ? fitting.slice(0, 1) : fitting
    return named.flatMap((identifier) =>
      Array.from({ length: turnsOf(operation.field) }, (_, turn) => ({ operation, identifier, turn })),
    )
  })
}

async function execute(caller: ViewerName, { operation, identifier, turn }: Call): Promise<string> {
  const variables = variablesFor(operation.field, { identifier, turn })
  const bearer = bearers.get(caller)
  const answer: Answer =
    bearer === undefined
      ? await shop.execute('visitor', operation.document, variables)
      : await shop.askAs(bearer, operation.document, variables)
  return JSON.stringify(answer.result)
}

const canariesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/canary7f3a-\d+/g), ([canary]) => planted.get(canary) ?? canary)

const ownedByB = async (): Promise<readonly string[]> =>
  (await rowsOfCompany(shop.deps.pool, 'B'))
    .map(({ table, row }) => `${table} ${JSON.stringify(row)}`)
    .toSorted()

let sequence = 0
/** A new identifier of the same form that does not exist. */
function missingLike(identifier: string): string {
  if (/^[0-9a-f]{8}-/.test(identifier)) return randomUUID()
  if (identifier.startsWith('eyJ')) return missingShareToken
  sequence += 1
  return identifier.replace(/[\w-]{1,6}$/, (end) =>
    /^\d+$/.test(end) ? String(980000 + sequence) : `nobody${sequence}`,
  )
}

/** The content of a response without the identifier itself. A mutation of the caller's own data may return it. */
function comparableAnswer(answer: string, { operation, identifier }: Call): string {
  const text = answer.replaceAll(identifier, '')
  if (operation.kind === 'query') return text
  return (text.match(/"(?:type|refusal)":"?\w+|\\"key\\":\\"\w+/g) ?? []).join(' ')
}

test('every table has a row of company B, or is listed as belonging to no company', async () => {
  const owned = new Set((await rowsOfCompany(shop.deps.pool, 'B')).map(({ table }) => table))
  const unknown = (await allTables(shop.deps.pool)).filter(
    (name) => !owned.has(name) && !tablesWithoutCompany.includes(name),
  )
  expect(unknown, 'have fillOtherCompany write to these, or list them in tablesWithoutCompany').toEqual([])
})

describe.each(strangers)('%s with every identifier of company B in every operation', (caller) => {
  test('sees nothing of it, changes nothing of it, and gets the same responses as for missing identifiers', async () => {
    const before = await ownedByB()
    const leaks: string[] = []
    for (const call of callsBy(identifiers)) {
      const { operation, identifier, turn } = call
      const answer = await execute(caller, call)
      const shown = [...canariesIn(answer), ...(answer.includes(otherCompanyPrice) ? ['price'] : [])]
      if (shown.length > 0) leaks.push(`${operation.name} by ${identifier} shows ${shown.join(', ')}`)
      if (identifier === nothing || productIds.includes(identifier) || makers.includes(operation.name))
        continue
      const missing = async (): Promise<string> => {
        const other = { operation, identifier: missingLike(identifier), turn }
        return comparableAnswer(await execute(caller, other), other)
      }
      const answerText = comparableAnswer(answer, call)
      const one = await missing()
      if (
        answerText === one ||
        callerDependentCodes.some((key) => answerText.includes(key) || one.includes(key))
      )
        continue
      // If two missing identifiers get different responses, the difference depends on time.
      if (one === (await missing()))
        leaks.push(`${operation.name} distinguishes ${identifier} from a missing one: ${answerText} / ${one}`)
    }
    expect(leaks).toEqual([])
    expect(await ownedByB()).toEqual(before)
  })
})

describe('company B itself', () => {
  test('sees its own data by the same calls, and every operation accepts them', async () => {
    const shown = new Set<string>()
    const accepted = new Set<string>()
    for (const call of callsBy(identifiers)) {
      const answer = await execute('b1', call)
      for (const location of canariesIn(answer)) shown.add(location)
      if (answer.includes(otherCompanyPrice)) shown.add('price')
      if (!/"key\\":\\"(?:BAD_INPUT|BAD_REQUEST|TOO_COMPLEX|INTERNAL)/.test(answer))
        accepted.add(call.operation.name)
    }
    expect(operations.map(({ name }) => name).filter((name) => !accepted.has(name))).toEqual([])
    const unseen = [...new Set(planted.values()), 'price'].filter((location) => !shown.has(location))
    expect(unseen.toSorted()).toEqual(shownToNobody.toSorted())
  })
})
