import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import {
  type GraphQLField,
  isNonNullType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isEnumType,
  isObjectType,
  getNamedType,
  getNullableType,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { createSchema } from './schema.ts'

/**
 * The operations that each kind of caller may call. The first test fails if an operation is missing or does not
 * exist.
 */
const matrix = {
  anyone: [
    'initConfig',
    'openingHours',
    'contentPage',
    'faq',
    'checkToken',
    'register',
    'requestPasswordReset',
    'isPasswordResetOpen',
    'resetPassword',
    'login',
    'logout',
    'createDeviceId',
    'officeLogin',
    'invitation',
    'acceptInvitation',
    'confirmAccountDeletion',
    'contactUs',
    'confirmEmailChange',
    'openPaymentPage',
    'paymentPage',
    'submitPaymentPageCard',
    'savePaymentPageCard',
    'checkPaymentPage',
  ],
  catalogue: ['banners', 'categories', 'productAttributes', 'product', 'productsByIds', 'products'],
  customer: [
    'user',
    'refreshToken',
    'signedInDevices',
    'signOutDevice',
    'signOutEverywhere',
    'firebaseCustomToken',
    'requestLog',
    'addFavorites',
    'deleteFavorites',
    'addProductStockReminder',
    'deleteProductStockReminder',
    'stockReminders',
    'notifications',
    'unreadNotifications',
    'markNotificationsRead',
    'pictureKey',
    'pushPublicKey',
    'registerAppPush',
    'registerPush',
    'unregisterPush',
    'baskets',
    'basketList',
    'basket',
    'applyBasketOperations',
    'addBasketProduct',
    'removeBasketProduct',
    'createBasket',
    'replaceBaskets',
    'basketShareToken',
    'sharedBasket',
    'orderGuide',
    'arrangeOrderGuide',
    'setOrderGuidePar',
    'leaveOutOfOrderGuide',
    'addToOrderGuide',
    'deliveryDays',
    'checkoutQuote',
    'placeOrder',
    'orders',
    'previouslyBought',
    'matchPaste',
    'learnedLines',
    'learnLines',
    'forgetLines',
    'order',
    'cancelOrder',
    'cardGateway',
    'cardFormKey',
    'paymentCards',
    'savePaymentCard',
    'updatePaymentCard',
    'makePaymentCardPrimary',
    'removePaymentCard',
    'payOrder',
    'payInvoice',
    'answerTestBank',
    'paymentChallenge',
    'checkPayment',
    'createPaymentTicket',
    'paymentTicket',
    'accountStatement',
    'paidPrices',
    'updateUser',
    'updatePreferences',
    'chooseLanguage',
    'requestEmailChange',
    'changePassword',
    'accountDeletion',
    'requestAccountDeletion',
    'cancelAccountDeletion',
    'claims',
    'claim',
    'sendClaim',
  ],
  /** For owners only, not for buyers. */
  owner: [
    'updateCompanyContact',
    'companyPeople',
    'inviteColleague',
    'withdrawInvitation',
    'setColleagueRole',
    'setColleagueSite',
    'removeColleague',
    'companySites',
    'addDeliverySite',
    'changeDeliverySite',
    'closeDeliverySite',
  ],
} as const

/** Which staff members may call what. */
const staffMatrix = {
  everybody: [
    'officeMe',
    'officeLogout',
    'officeOrders',
    'officeOrder',
    'officeDeliverOrder',
    'officeCollectOrder',
  ],
  pickers: ['officePickOrder', 'officePackOrder', 'officeDispatchOrder', 'officeReadyOrder'],
  managers: [
    'officeConfirmOrder',
    'officeHoldOrder',
    'officeReleaseOrder',
    'officeCancelOrder',
    'officeRefundOrder',
    'officePaymentTroubles',
    'officeCloseRefund',
    'officeCreditInvoice',
    'officeReversePayment',
    'officeTakePayment',
    'officeClaims',
    'officeClaim',
    'officeLookAtClaim',
    'officeAnswerClaim',
    'officeCloseClaim',
    'officeCreditClaim',
    'officeContactMessages',
    'officeFinishContactMessage',
  ],
} as const
const customerOperations = [...matrix.customer, ...matrix.owner]
const staffOperations = [...staffMatrix.everybody, ...staffMatrix.pickers, ...staffMatrix.managers]
const allowedTo = {
  MANAGER: staffOperations,
  WAREHOUSE: [...staffMatrix.everybody, ...staffMatrix.pickers],
  DRIVER: staffMatrix.everybody,
} as const

const schema = createSchema()
const operations = [
  ...Object.values(schema.getQueryType()!.getFields()).map((field) => ({ field, kind: 'query' })),
  ...Object.values(schema.getMutationType()!.getFields()).map((field) => ({ field, kind: 'mutation' })),
]
const subscriptions = Object.values(schema.getSubscriptionType()!.getFields())

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the matrix lists every operation of the API', () => {
  const listed = [...matrix.anyone, ...matrix.catalogue, ...customerOperations, ...staffOperations]
  const fieldNames = operations.map(({ field }) => field.name)
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((name) => !others.includes(name))
  expect(without(fieldNames, listed), 'say here who may call these').toEqual([])
  expect(without(listed, fieldNames), 'these are no more').toEqual([])
})

test('there is only one subscription, which checks permissions by its path', () => {
  expect(subscriptions.map(({ name }) => name)).toEqual(['live'])
})

describe('a visitor', () => {
  test.each([...customerOperations, ...staffOperations])('may not call %s', async (name) => {
    expect(refusalIn(await shop.execute('visitor', documentFor(name)))).toMatchObject({
      code: 401,
      key: 'NOT_SIGNED_IN',
    })
  })

  test.each([...matrix.anyone, ...matrix.catalogue])('may call %s', async (name) => {
    expect(refusalIn(await shop.execute('visitor', documentFor(name)))?.key).not.toBe('NOT_SIGNED_IN')
  })

  test.each(matrix.catalogue)(
    'may not call %s when the login wall is on, but a customer may',
    async (name) => {
      await setLoginWall(true)
      expect(refusalIn(await shop.execute('visitor', documentFor(name)))).toMatchObject({ code: 401 })
      expect(refusalIn(await shop.execute('a1', documentFor(name)))?.code).not.toBe(401)
      await setLoginWall(false)
    },
  )
})

describe('a customer', () => {
  test.each(staffOperations)('may not call %s', async (name) => {
    expect(refusalIn(await shop.execute('a1', documentFor(name)))).toMatchObject({
      code: 403,
      key: 'NOT_ALLOWED',
    })
  })
})

describe('a buyer', () => {
  test.each(matrix.owner)('may not call %s, but an owner may', async (name) => {
    expect(refusalIn(await shop.execute('a2', documentFor(name)))).toMatchObject({ key: 'NOT_ALLOWED' })
    expect(refusalIn(await shop.execute('a1', documentFor(name)))?.key).not.toBe('NOT_ALLOWED')
  })
})

describe.each(staffRoles)('a %s of the wholesaler', (role) => {
  let secret = ''
  beforeAll(async () => {
    secret = await openStaffOf(role)
  })

  test.each(staffOperations.filter((name) => name !== 'officeLogout'))(
    'may call %s only if the role allows it',
    async (name) => {
      const refused = refusalIn(await shop.askAs(secret, documentFor(name)))?.key === 'NOT_ALLOWED'
      expect(refused).toBe(!(allowedTo[role] as readonly string[]).includes(name))
    },
  )

  test.each(customerOperations)('may not call %s, which is for customers', async (name) => {
    expect(refusalIn(await shop.askAs(secret, documentFor(name)))).toMatchObject({ key: 'NOT_ALLOWED' })
  })

  test('loses the session after signing out, half an hour idle, or twelve hours', async () => {
    const isKnown = async (bearer: string): Promise<boolean> =>
      !refusalIn(await shop.askAs(bearer, '{ officeMe { role } }'))
    const minuteMs = 60_000
    const [out, idle, used] = [await openStaffOf(role), await openStaffOf(role), await openStaffOf(role)]
    await shop.askAs(out, 'mutation { officeLogout }')
    expect(await isKnown(out)).toBe(false)
    for (let minute = 20; minute < 720; minute += 20) {
      shop.clock.advance(20 * minuteMs)
      expect(await isKnown(used)).toBe(true)
    }
    expect(await isKnown(idle)).toBe(false)
    shop.clock.advance(20 * minuteMs)
    expect(await isKnown(used)).toBe(false)
    shop.clock.advance(-720 * minuteMs)
  })
})

test('a staff password opens a session, but a wrong or a customer’s password does not', async () => {
  await openStaffOf('DRIVER')
  const sign = (email: string, password: string) =>
    shop.execute(
      'visitor',
      'mutation ($email: String!, $password: String!) { officeLogin(email: $email, password: $password) }',
      {
        email,
        password,
      },
    )
  expect(refusalIn(await sign('driver@staff.example', 'wrong'))?.key).toBe('WRONG_CREDENTIALS')
  expect(refusalIn(await sign('a1@shop.example', testPassword))?.key).toBe('WRONG_CREDENTIALS')
  const { result } = await sign('Driver@staff.example', testPassword)
  const me = await shop.askAs(String(result.data?.['officeLogin']), '{ officeMe { email role } }')
  expect(me.result.data).toEqual({ officeMe: { email: 'driver@staff.example', role: 'DRIVER' } })
})

describe('one company', () => {
  test('cannot tell another company’s basket from one that does not exist', async () => {
    const { createBasket } = await shop.get('b1', 'mutation { createBasket { baskets { id isActive } } }')
    const foreign = createBasket.baskets.find((basket: { isActive: boolean }) => basket.isActive).id
    const missing = '00000000-0000-4000-8000-000000000000'
    const act = (id: string) =>
      Promise.all([
        shop.execute('a1', 'query ($id: Uuid) { basket(id: $id) { name } }', { id }),
        shop.execute('a1', 'query ($id: Uuid) { checkoutQuote(basketId: $id) { quote } }', { id }),
        shop.execute(
          'a1',
          `mutation ($client: Uuid!, $id: Uuid) { applyBasketOperations(clientId: $client, operations: [
            { n: 1, type: DELETE, basket: $id }, { n: 2, type: ADD, basket: $id, product: 1, unit: "1", quantity: 1 }
          ]) { problems { n type } } }`,
          { client: crypto.randomUUID(), id },
        ),
      ])
    const [onForeign, onMissing] = [await act(foreign), await act(missing)]
    expect(onForeign.map((answer) => answer.result)).toEqual(onMissing.map((answer) => answer.result))
    expect(
      (
        await shop.get('b1', 'query ($id: Uuid) { basket(id: $id) { products { product } } }', {
          id: foreign,
        })
      ).basket,
    ).toEqual({ products: [] })
  })

  test('sees its own prices, and nobody else sees them', async () => {
    const price = '{ product(id: 1) { units { unit price priceKind } privatePrice { parcelPrice } } }'
    const own = await shop.get('a1', price)
    expect(own.product.units[1]).toEqual({ unit: '2', price: '13.20', priceKind: 'PRIVATE' })
    for (const caller of ['b1', 'visitor'] as const) {
      const other = await shop.get(caller, price)
      expect(other.product.units[1]).toEqual({ unit: '2', price: '14.64', priceKind: 'STANDARD' })
      expect(other.product.privatePrice).toBeNull()
    }
  })

  test('sees no stock count above the limit in any field', async () => {
    const stock = async (id: number) =>
      (await shop.get('a1', `{ product(id: ${id}) { stockStatus { available stockCount } } }`)).product
        .stockStatus
    expect(await stock(1)).toEqual({ available: true, stockCount: null })
    await shop.deps.pool.query('update stock_level set on_hand = 20 where product_id = 1')
    await shop.deps.catalogue.syncTo(0)
    expect(await stock(1)).toEqual({ available: true, stockCount: 20 })
  })
})

async function openStaffOf(role: StaffRole): Promise<string> {
  const { db, accounts, clock } = shop.deps
  const { id } = await db
    .insertInto('staff')
    .values({
      email: `${role.toLowerCase()}@staff.example`,
      name: role,
      role,
      password_hash: await accounts.passwords.hash(testPassword),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ role }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return await openStaffSession(db, id, clock.nowMs())
}

async function setLoginWall(isUp: boolean): Promise<void> {
  await shop.deps.pool.query(
    `insert into config values ('loginWall', '${isUp}') on conflict (key) do update set value = excluded.value`,
  )
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.wholesaler.syncTo(rows[0].n)
}

/** The shortest document that calls an operation with valid arguments. */
function documentFor(name: string): string {
  const { field, kind } = operations.find(({ field: each }) => each.name === name)!
  const args = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${literalOf(arg.type)}`)
  return `${kind} { ${name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selectionOf(field, 2)} }`
}

const literals: Readonly<Record<string, string>> = {
  Int64: '"1"',
  Int: '1',
  Quantity: '1',
  Boolean: 'true',
  Uuid: '"00000000-0000-4000-8000-000000000001"',
}

function literalOf(type: GraphQLInputType): string {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return `[${literalOf(nullable.ofType)}]`
  const named = getNamedType(nullable)
  if (isEnumType(named)) return named.getValues()[0]!.name
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type))
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`
  }
  return literals[named.name] ?? '"1"'
}

/** Selects every field down to a depth, or `__typename` if only deeper fields remain. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).filter(
    (each) => depth > 1 || !isObjectType(getNamedType(each.type)),
  )
  return `{ __typename ${fields.map((each) => `${each.name} ${selectionOf(each, depth - 1)}`).join(' ')} }`
}
