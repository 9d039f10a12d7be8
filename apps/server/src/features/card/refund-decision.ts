import type { OrderRefund } from '@provender/domain/payment/next-action'
import { type RawBuilder, sql } from 'kysely'

/**
 * An SQL expression for the office's decision about a refund; null if it was not refused, or nobody has
 * decided yet. Later requests count as the same refund again once they add up to every refusal from this one
 * on that was open at the time. So an unrelated refund hides no refusal.
 */
export function refundDecision(alias: string): RawBuilder<OrderRefund['decision']> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<OrderRefund['decision']>`case
    when ${column('state')} <> 'REFUSED' then null
    when exists (
      select from payment_refund again
      where again.payment_id = ${column('payment_id')} and again.asked_at > ${column('done_at')}
        and again.asked_at < coalesce(${column('closed_at')}, 'infinity')
        and (select sum(later.amount) from payment_refund later
            where later.payment_id = again.payment_id
              and later.asked_at > ${column('done_at')} and later.asked_at <= again.asked_at)
          >= (select sum(refused.amount) from payment_refund refused
            where refused.payment_id = again.payment_id and refused.state = 'REFUSED'
              and refused.done_at >= ${column('done_at')} and refused.done_at < again.asked_at
              and coalesce(refused.closed_at, 'infinity') > again.asked_at)) then 'REPEATED'
    when ${column('closed_at')} is not null then 'CLOSED'
  end`
}
