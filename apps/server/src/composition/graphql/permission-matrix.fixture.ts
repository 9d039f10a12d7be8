import type { StaffRole } from '@provender/domain/permission/permission'
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
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { createSchema } from './schema.ts'

/** The operations that each kind of caller may call. */
export const matrix = {
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
    'officeStaffLink',
    'officeRequestPasswordReset',
    'officePasswordReset',
    'officeResetPassword',
    'officeAcceptStaffInvitation',
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
    'addableQuantities',
    'basketShareToken',
    'sharedBasket',
    'orderGuide',
    'arrangeOrderGuide',
    'setOrderGuidePar',
    'leaveOutOfOrderGuide',
    'addToOrderGuide',
    'neverSubstituted',
    'neverSubstitute',
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
    'changeSubstitutionWish',
    'cardGateway',
    'cardFormKey',
    'paymentCards',
    'savePaymentCard',
    'updatePaymentCard',
    'makePaymentCardPrimary',
    'removePaymentCard',
    'payOrder',
    'payInvoice',
    'payInvoices',
    'answerTestBank',
    'paymentChallenge',
    'jointPayment',
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
    'confirmPassword',
    'secondFactor',
    'startSecondFactor',
    'turnOnSecondFactor',
    'turnOffSecondFactor',
    'accountDeletion',
    'requestAccountDeletion',
    'cancelAccountDeletion',
    'claims',
    'claim',
    'sendClaim',
  ],
  owner: [
    'updateCompanyContact',
    'chooseSubstitutionWish',
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

/** The operations of staff, with the roles that may call each besides managers, who may call all. */
const staffMatrix = [
  {
    by: ['ORDER_DESK', 'ACCOUNTS', 'PURCHASING', 'WAREHOUSE', 'DRIVER'],
    operations: [
      'officeMe',
      'officeLogout',
      'officeConfirmPassword',
      'officeOrders',
      'officeFindOrders',
      'officeOrder',
    ],
  },
  { by: ['WAREHOUSE', 'DRIVER'], operations: ['officeDeliverOrder', 'officeHandOverOrder'] },
  {
    by: ['WAREHOUSE'],
    operations: [
      'officePickLine',
      'officePickOrder',
      'officePackOrder',
      'officeDispatchOrder',
      'officeMarkOrderReady',
    ],
  },
  { by: ['ORDER_DESK'], operations: ['officeConfirmOrder', 'officeHoldOrder', 'officeCancelOrder'] },
  { by: ['ORDER_DESK', 'ACCOUNTS'], operations: ['officeReleaseHold', 'officeClaims', 'officeClaim'] },
  {
    by: ['ORDER_DESK'],
    operations: [
      'officeStartClaimReview',
      'officeAnswerClaim',
      'officeCloseClaim',
      'officeContactMessages',
      'officeCloseContactMessage',
    ],
  },
  {
    by: ['ACCOUNTS'],
    operations: [
      'officeCreditClaim',
      'officeCreditInvoice',
      'officeRefundCredit',
      'officeReversePayment',
      'officeRecordPayment',
      'officePaymentProblems',
    ],
  },
  {
    by: [],
    operations: [
      'officeRefundOrder',
      'officeCloseRefund',
      'officeStaffMembers',
      'officeInviteStaff',
      'officeChangeStaffRole',
      'officeEndStaffSession',
      'officeEndAllStaffSessions',
      'officeEndStaffAccess',
      'officeReturnStaffAccess',
    ],
  },
] as const satisfies readonly { readonly by: readonly StaffRole[]; readonly operations: readonly string[] }[]
export const customerOperations = [...matrix.customer, ...matrix.owner]
export const staffOperations: readonly string[] = staffMatrix.flatMap(({ operations }) => operations)

export function operationsOf(role: StaffRole): readonly string[] {
  return staffMatrix.flatMap(({ by, operations }) =>
    role === 'MANAGER' || (by as readonly StaffRole[]).includes(role) ? operations : [],
  )
}

export const schema = createSchema()
export const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ field, kind: 'query' })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ field, kind: 'mutation' })),
]

/** The shortest document that calls an operation with valid arguments. */
export function documentFor(name: string, { withPrices = true } = {}): string {
  const operation = operations.find(({ field }) => field.name === name)
  if (!operation) throw new Error(`There is no operation ${name}`)
  const { field, kind } = operation
  const args = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${arg.name === 'code' ? noCode : literalOf(arg.type)}`)
  return `${kind} { ${name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selectionOf(field, { depth: 2, withPrices })} }`
}

/** Of no staff member, so that nobody is signed out. */
const noCode = '"999"'

const literals: Readonly<Record<string, string>> = {
  Int64: '"1"',
  Int: '1',
  Quantity: '1',
  Boolean: 'true',
  Uuid: '"00000000-0000-4000-8000-000000000001"',
}

export function literalOf(type: GraphQLInputType): string {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return `[${literalOf(nullable.ofType)}]`
  const named = getNamedType(nullable)
  if (isEnumType(named)) return named.getValues()[0]?.name ?? ''
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type))
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`
  }
  return literals[named.name] ?? '"1"'
}

/** Selects every field down to a depth, or `__typename` if only deeper fields remain. */
export function selectionOf(
  field: GraphQLField<unknown, unknown>,
  { depth, withPrices }: { readonly depth: number; readonly withPrices: boolean },
): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).filter((each) => {
    const inner = getNamedType(each.type)
    return (depth > 1 || !isObjectType(inner)) && (withPrices || !['Money', 'UnitPrice'].includes(inner.name))
  })
  const below = fields.map((each) => `${each.name} ${selectionOf(each, { depth: depth - 1, withPrices })}`)
  return `{ __typename ${below.join(' ')} }`
}

export async function openStaffOf({ deps }: TestShop, role: StaffRole): Promise<string> {
  const { db, accounts, clock } = deps
  const { id } = await db
    .insertInto('staff')
    .values({
      email: `${role.toLowerCase()}@staff.example`,
      name: role,
      role,
      password_hash: await accounts.passwords.hash(testPassword, 'test'),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ role }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return await openStaffSession(db, id, { nowMs: clock.nowMs() })
}
