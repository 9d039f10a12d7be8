import { isMailed } from '@provender/domain/order/state-machine'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { readOrderLines, selectOrders } from '../store.ts'
import { orderEmail } from './order-email.ts'

const payloadSchema = v.object({ eventId: v.number() })

type EmailDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings'>

/** E-mails the user who placed an order about its events. A closed account gets nothing. */
export function mailOrder({ db, wholesaler, settings }: EmailDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const { eventId } = v.parse(payloadSchema, payload)
    const event = await db
      .selectFrom('order_event')
      .select(['order_id', 'state', 'note', 'taken_by'])
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
    const order = await selectOrders(db)
      .innerJoin('login', 'login.id', 'orders.login_id')
      .select(['login.email', 'login.name as login_name', 'login.active', 'login.language as login_language'])
      .where('orders.id', '=', event.order_id)
      .executeTakeFirstOrThrow()
    if (!order.active || !isMailed(event.state)) return
    const shop = await emailShop({ wholesaler, settings })
    const message = orderEmail({
      state: event.state,
      note: event.taken_by === 'STAFF' ? event.note : '',
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
