import { type OrderEmail, orderEmailOf } from '@provender/domain/order/state-machine'
import { todayIn } from '@provender/domain/slots/today'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { readCardMoney } from '../../card/attempt-store.ts'
import { readOverdue } from '../../ledger/overdue.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { readOrderLines, selectOrders, type StoredOrder } from '../store.ts'
import { orderEmail } from './order-email.ts'

const payloadSchema = v.object({ eventId: v.number() })

type EmailDeps = Pick<Deps, 'db' | 'clock' | 'wholesaler' | 'settings'>

/** E-mails the user who placed an order about its events. A closed account gets nothing. */
export function mailOrder({ db, clock, wholesaler, settings }: EmailDeps, mailer: Mailer): JobHandler {
  const overdueOf = async ({ company_id: companyId }: StoredOrder) => {
    const today = todayIn(clock.nowMs(), wholesaler.current().config.warehouseTimezone).day
    return await readOverdue(db, companyId, today)
  }
  return async ({ key, payload }) => {
    const { eventId } = v.parse(payloadSchema, payload)
    const event = await db
      .selectFrom('order_event as event')
      .innerJoin('orders', 'orders.id', 'event.order_id')
      .select(['order_id', 'event.state', 'from_state', 'hold', 'note', 'taken_by'])
      .select(sql<boolean>`event.at = orders.placed_at`.as('is_placing'))
      .where('event.id', '=', eventId)
      .executeTakeFirstOrThrow()
    const order = await selectOrders(db)
      .innerJoin('login', 'login.id', 'orders.login_id')
      .select(['login.email', 'login.name as login_name', 'login.active', 'login.language as login_language'])
      .where('orders.id', '=', event.order_id)
      .executeTakeFirstOrThrow()
    const change = { from: event.from_state, to: event.state, hold: event.hold }
    const isOnHold = order.state === 'ON_HOLD'
    const due = orderEmailOf(change)
    const email =
      due === 'WAITS_FOR_PAYMENT' ? creditHoldEmail({ isPlacing: event.is_placing, isOnHold }) : due
    if (!order.active || email === null) return
    const shop = await emailShop({ wholesaler, settings })
    const message = orderEmail({
      email,
      note: event.taken_by === 'STAFF' && event.hold !== 'CREDIT' ? event.note : '',
      overdue: isOnHold ? await overdueOf(order) : [],
      cardMoney: await readCardMoney(db, order.id),
      // The user's current language, wherever the order was placed.
      order: { ...order, language: order.login_language ?? order.language },
      lines: await readOrderLines(db, order.id),
      shop,
    })
    await mailer.send({
      key,
      from: shop.from,
      to: { name: order.login_name, address: order.email },
      ...message,
    })
  }
}

/** The first e-mail is a confirmation, also if the hold is over by now. Later there is nothing to say about such a hold. */
function creditHoldEmail({
  isPlacing,
  isOnHold,
}: {
  readonly isPlacing: boolean
  readonly isOnHold: boolean
}): OrderEmail | null {
  if (isPlacing) return isOnHold ? 'WAITS_FOR_PAYMENT' : 'SUBMITTED'
  return isOnHold ? 'HELD_FOR_PAYMENT' : null
}
