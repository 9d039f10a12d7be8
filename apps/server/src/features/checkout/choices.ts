import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import {
  type MethodProblem,
  refusalOfAccount,
  refusalOfCharge,
  type RefusedPayment,
} from '@provender/domain/checkout/choices'
import type { AccountPosition } from '@provender/domain/ledger/account-position'
import type { PaymentType } from '@provender/domain/order/order'
import type { LocalDate } from '@provender/domain/slots/hours'
import { todayIn } from '@provender/domain/slots/today'
import type { Deps } from '../../kernel/deps.ts'
import { readOverdue } from '../ledger/overdue.ts'
import { readAccountPosition } from '../ledger/statement-store.ts'
import { cardHoldOf, lastCardDay } from './card-hold.ts'
import { offeredDeliveryDays } from './fulfilment-times.ts'
import { offeredCollectionDays } from './offered-slots.ts'
import { hasAccount, type MethodTerms, methodTerms, type Quote } from './quote.ts'

/** A fulfilment method, and why it cannot be chosen; null if it can. */
export interface OfferedMethod extends MethodTerms {
  readonly problem: MethodProblem | null
}

/** A payment type, and why it cannot be chosen; `problem` is null if it can. */
export interface OfferedPayment {
  readonly type: PaymentType
  readonly problem: RefusedPayment['problem'] | null
  readonly bound: RefusedPayment['bound']
  readonly lastDay: LocalDate | null
  /** An invoice of the company is overdue, so an order on account waits for the office. */
  readonly waitsForOffice: boolean
}

type ChoiceDeps = Pick<Deps, 'clock' | 'db' | 'gateway' | 'wholesaler'>

/** Every method that the wholesaler offers, including impossible ones. */
export async function offeredMethods(deps: ChoiceDeps, quote: Quote): Promise<readonly OfferedMethod[]> {
  const { viewer, user, priced } = quote
  const terms = methodTerms(viewer, user, priced.totals.net)
  return await Promise.all(
    viewer.config.availableDeliveryTypes.map(async (method): Promise<OfferedMethod> => {
      const ownTerms = terms.find((each) => each.method === method)
      if (!ownTerms) return { ...noTerms, method, problem: 'NO_SITE' }
      if (ownTerms.missing > 0) return { ...ownTerms, problem: 'BELOW_MINIMUM' }
      return { ...ownTerms, problem: await missingTime(deps, quote, method) }
    }),
  )
}

const noTerms = { minimum: 0, missing: 0 } as Pick<MethodTerms, 'minimum' | 'missing'>

async function missingTime(
  deps: ChoiceDeps,
  { user }: Quote,
  method: FulfilmentMethod,
): Promise<MethodProblem | null> {
  if (method === 'DELIVERY') {
    const nowMs = deps.clock.nowMs()
    const isServed = user.sites.some((site) => offeredDeliveryDays(deps, site, nowMs).length > 0)
    return isServed ? null : 'NO_DELIVERY_DAY'
  }
  const days = await offeredCollectionDays(deps)
  return days.some(({ slots }) => slots.some(({ isOpen }) => isOpen)) ? null : 'NO_COLLECTION_TIME'
}

export async function offeredPayments(deps: ChoiceDeps, quote: Quote): Promise<readonly OfferedPayment[]> {
  const { viewer, user } = quote
  const takesCards = deps.gateway?.supportsCurrency(user.currencyCode) ?? false
  const types = viewer.config.paymentTypes
    .filter(({ name, enabled }) => enabled && (name !== 'CARD' || takesCards))
    .map(({ name }) => name)
  return await Promise.all(types.map((type) => offeredPayment(deps, quote, type)))
}

async function offeredPayment(deps: ChoiceDeps, quote: Quote, type: PaymentType): Promise<OfferedPayment> {
  const { viewer, user, priced } = quote
  const open: OfferedPayment = { type, problem: null, bound: null, lastDay: null, waitsForOffice: false }
  switch (type) {
    case 'CASH':
      return open
    case 'CARD': {
      const bounds = deps.gateway?.chargeBounds(user.currencyCode)
      const lastDay = lastCardDay(deps, viewer.config)
      return { ...open, lastDay, ...(bounds && refusalOfCharge(bounds, cardHoldOf(priced, viewer))) }
    }
    case 'ACCOUNT': {
      const position = await accountPosition(deps, quote)
      const refusal = refusalOfAccount(position, priced.totals.gross)
      return { ...open, ...refusal, waitsForOffice: refusal === null && (await isOverdue(deps, quote)) }
    }
  }
}

/** Null if the company cannot buy on account. */
export async function accountPosition(
  { db }: Pick<Deps, 'db'>,
  { user }: Pick<Quote, 'user'>,
): Promise<AccountPosition | null> {
  return hasAccount(user) ? await readAccountPosition(db, user) : null
}

async function isOverdue({ db, clock }: ChoiceDeps, { viewer, user }: Quote): Promise<boolean> {
  const today = todayIn(clock.nowMs(), viewer.config.warehouseTimezone).day
  return (await readOverdue(db, user.companyId, today)).length > 0
}
