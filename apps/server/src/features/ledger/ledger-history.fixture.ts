import { randomUUID } from 'node:crypto'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { lineVat } from '@provender/domain/money/vat'
import type { TestShop } from '../../testing/test-shop.ts'
import { lockOrder } from '../order/order-lock.ts'
import { lockForPayment } from '../payment/invoice/invoice-payment.ts'
import { recordCharge } from '../payment/record-charge.ts'
import { recordDisputes } from '../payment/record-disputes.ts'
import { recordPostedRefunds, recordRefund } from '../payment/record-refund.ts'
import { refundOrder } from '../payment/refund-order.ts'
import type { ModelEntry, ModelWorld } from './allocation-model.fixture.ts'
import type { Account } from './allocation-store.ts'
import { postPaymentRefund, postCardPayment } from './card-money.ts'
import { issueInvoice } from './issue-invoice.ts'

export type PaymentType = 'ACCOUNT' | 'CASH' | 'CARD'

export interface InvoicedOrder {
  readonly orderId: number
  readonly number: OrderNumber
  readonly paymentType: PaymentType
}

const staffActor = { kind: 'STAFF', staffId: null } as const

interface RefundEvent {
  readonly entry: number
  readonly payment: PaymentId
  readonly amount: number
  readonly isRefusal: boolean
  readonly isOpen: boolean
}

/** Each request takes its amount from the refusals before it, the latest first. */
function refusalsLeft(events: readonly RefundEvent[]): readonly RefundEvent[] {
  const refusals: { readonly event: RefundEvent; left: number }[] = []
  for (const event of events) {
    if (event.isRefusal) {
      refusals.push({ event, left: event.amount })
      continue
    }
    let rest = event.amount
    for (const refusal of refusals.toReversed()) {
      const taken = Math.min(rest, refusal.left)
      refusal.left -= taken
      rest -= taken
    }
  }
  return refusals.filter(({ left }) => left > 0).map(({ event }) => event)
}

/** Creates a separate company. Its orders are copies of another one and start when they are invoiced. */
export async function openHistory(shop: TestShop, template: OrderNumber) {
  const { deps, clock } = shop
  const { pool, db } = deps
  const code = randomUUID()
  const { rows } = await pool.query(
    `insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2,
        mobile, fax, currency_code) values ($1, 'History', '', '', '', '', '', '', '', '', '', '', '', 'GBP') returning id`,
    [code],
  )
  const companyId: CompanyId = rows[0].id
  const account: Account = { companyId, currencyCode: 'GBP' }
  const posting = () => ({ config: deps.wholesaler.current().config, nowMs: clock.nowMs() })

  let disputeRecords = 0

  /** With a line without VAT and one with 20 %; of nothing if everything came short. */
  async function invoice(paymentType: PaymentType, gross: number): Promise<InvoicedOrder> {
    const taxed = Math.floor(gross / 3) as Minor
    const vat = lineVat(taxed, 2000)
    const inserted = await pool.query(
      `with template as (select * from orders where number = $4),
      made as (
        insert into orders (company_id, login_id, key, request_hash, state, payment_type, payment_state, method, fulfilment_date,
          collector, delivery_address, warehouse_name, purchase_order_number, notes, feedback, currency_code, net, vat, gross,
          vat_by_rate, placed_at, pay_by)
        select $1, login_id, gen_random_uuid(), request_hash, 'OUT_FOR_DELIVERY', $2,
          case $2 when 'CARD' then 'AUTHORISED' else 'NONE' end, method, fulfilment_date, collector, delivery_address,
          warehouse_name, '', '', '', (select currency_code from company where id = $1), $3 - $6, $6, $3, '[]', now(), case $2 when 'CARD' then now() end
        from template returning id, number, currency_code),
      line as (
        insert into order_line (order_id, position, product_id, code, name, p_size, unit, unit_name, quantity, unit_net, price_kind,
          vat_basis_points, net, vat, allocated_base_units, supplied_quantity, supplied_net, supplied_vat)
        select made.id, part.position, product_id, code, name, p_size, '1', '', 1000, part.net * 100, price_kind, part.rate,
          part.net, part.vat, 0, case when $3 = 0 then 0 else 1000 end, part.net, part.vat
        from made, (values (1, $3 - $5 - $6, 0::bigint, 0), (2, $5, $6, 2000)) as part (position, net, vat, rate),
          lateral (select * from order_line where order_id = (select id from template) limit 1) sample),
      charge as (
        insert into payment (order_id, gateway, state, amount, currency_code, card_token)
        select id, 'SANDBOX', 'AUTHORISED', $3, currency_code, 'token' from made where $2 = 'CARD' and $3 > 0)
      select id as "orderId", number from made`
        .replaceAll('$2', '$2::text')
        .replaceAll(/\$[356]/g, '$&::bigint'),
      [companyId, paymentType, gross, template, taxed, vat],
    )
    const { orderId, number } = inserted.rows[0]
    await db.transaction().execute(async (tx) => {
      const locked = await lockOrder(tx, { actor: staffActor, order: { number, version: null } })
      if (locked.ok) await issueInvoice(tx, locked.value, posting())
    })
    return { orderId, number, paymentType }
  }

  const attemptOf = async ({
    orderId,
  }: InvoicedOrder): Promise<{ id: PaymentId; order_id: number; left: number } | undefined> =>
    (
      await pool.query(
        `select id, order_id, captured - refunded as left from payment where order_id = $1 and invoice_id is null`,
        [orderId],
      )
    ).rows[0]

  /** Of a part, for example after a capture in the gateway's dashboard. */
  async function capture(invoiced: InvoicedOrder, { isPart }: { readonly isPart: boolean }): Promise<void> {
    const attempt = await attemptOf(invoiced)
    if (!attempt) return
    const { rows: payments } = await pool.query('select amount from payment where id = $1', [attempt.id])
    const captured = Math.ceil(payments[0].amount / (isPart ? 2 : 1)) as Minor
    await recordCharge(deps, attempt, { state: 'CAPTURED', captured })
  }

  async function refund({ number }: InvoicedOrder, amount: number | null): Promise<void> {
    const order = { number, version: null }
    await refundOrder({ db }, staffActor, { order, amount: amount as Minor | null, note: '' })
  }

  async function answer(isDone: boolean): Promise<void> {
    const { rows: refunds } = await pool.query(
      `select r.id, r.amount, p.id as "paymentId", p.order_id, p.captured - p.refunded as left
        from payment_refund r join payment p on p.id = payment_id join orders on orders.id = p.order_id
        where company_id = $1 and r.state = 'ASKED' and p.invoice_id is null order by r.asked_at, r.id limit 1`,
      [companyId],
    )
    const [next] = refunds
    if (!next) return
    const outcome = isDone && next.amount <= next.left ? 'DONE' : 'REFUSED'
    await recordRefund(deps, { id: next.paymentId, order_id: next.order_id }, { refundId: next.id, outcome })
  }

  async function refundAtGateway(invoiced: InvoicedOrder, amount: number): Promise<void> {
    const attempt = await attemptOf(invoiced)
    if (!attempt || attempt.left < amount) return
    const reference = randomUUID()
    await recordPostedRefunds(deps, attempt, [
      { id: null, reference, amount: amount as Minor, cameBack: false },
    ])
  }

  async function returnRefund(invoiced: InvoicedOrder): Promise<void> {
    const attempt = await attemptOf(invoiced)
    const { rows: done } = await pool.query(
      `select id, reference, amount from payment_refund where payment_id = $1 and state = 'DONE' limit 1`,
      [attempt?.id],
    )
    const [first] = done
    if (!attempt || !first) return
    const reference = first.reference ?? randomUUID()
    await recordPostedRefunds(deps, attempt, [
      { id: first.id, reference, amount: first.amount, cameBack: true },
    ])
  }

  async function payByCard({ orderId }: InvoicedOrder, amount: number): Promise<void> {
    const id = randomUUID()
    await pool.query(
      `insert into payment (id, order_id, gateway, state, amount, captured, currency_code, card_token, invoice_id, login_id, key)
        select $1, $2, 'SANDBOX', 'CAPTURED', $3, $3, o.currency_code, 'token', d.id, o.login_id, gen_random_uuid()
        from ledger_document d join orders o on o.id = d.order_id where o.id = $2 and d.kind = 'INVOICE'`
        .replaceAll('$2', '$2::bigint')
        .replaceAll('$3', '$3::bigint'),
      [id, orderId, amount],
    )
    await db.transaction().execute(async (tx) => {
      await lockForPayment(tx, { orderId, account })
      const paymentId = id as PaymentId
      const money = { orderId, paymentId, reference: '', amount: amount as Minor, keepsRest: false }
      await postCardPayment(tx, money, posting())
    })
  }

  /** Refunds a part of the last card payment of an invoice. */
  async function returnToCard({ orderId }: InvoicedOrder, amount: number): Promise<void> {
    const { rows: refunds } = await pool.query(
      `with last as (select id from payment where order_id = $1 and invoice_id is not null and captured - refunded >= $2
          order by began_at desc limit 1),
        refunded as (update payment set refunded = refunded + $2 where id in (select id from last))
      insert into payment_refund (payment_id, amount, state, note, done_at) select id, $2, 'DONE', '', now() from last
      returning id, payment_id as "attemptId"`.replaceAll('$2', '$2::bigint'),
      [orderId, amount],
    )
    const [paymentRefund] = refunds
    if (!paymentRefund) return
    await db.transaction().execute(async (tx) => {
      await lockForPayment(tx, { orderId, account })
      const money = { orderId, refundId: paymentRefund.id, reference: '', amount: amount as Minor }
      await postPaymentRefund(tx, { ...money, attemptId: paymentRefund.attemptId }, posting())
    })
  }

  async function dispute({ orderId }: InvoicedOrder, amount: number): Promise<void> {
    const { rows: payments } = await pool.query(
      `select p.id, captured
        from payment p where order_id = $1 and captured > 0 order by began_at desc, p.id limit 1`,
      [orderId],
    )
    const [payment] = payments
    if (!payment) return
    disputeRecords += 1
    await recordDisputes(deps, { id: payment.id, orderId, reference: '' }, [
      {
        reference: `of ${payment.id}`,
        amount: payment.captured,
        state: 'OPEN',
        withdrawn: Math.min(amount, payment.captured) as Minor,
        isAppealed: false,
        movements: disputeRecords,
        reason: '',
        answerBy: null,
      },
    ])
  }

  async function entriesAfter(n: number): Promise<readonly (ModelEntry & { readonly bookedOn: string })[]> {
    const { rows: entries } = await pool.query(
      `select e.id, e.n, e.kind, e.owed, e.settles_id as names, coalesce(d.due_on, e.booked_on) as "dueOn", e.booked_on as "bookedOn",
        e.reverses_id as reverses, coalesce(e.method = 'CARD', false) as "isCard", coalesce(o.payment_type = 'ACCOUNT', false) as "isOnAccount",
        coalesce(p.id, back.id, disputed.payment_id) as attempt, (back.id is not null and back.invoice_id is null) as "isCredited",
        coalesce(e.method = 'CARD' and p.invoice_id is null, false) as "keepsRest", e.dispute_id as dispute
      from ledger_entry e left join ledger_document d on d.id = e.document_id left join orders o on o.id = d.order_id
        left join payment p on p.id = e.payment_id left join payment_refund r on r.id = e.refund_id left join payment back on back.id = r.payment_id
        left join payment_dispute disputed on disputed.id = e.dispute_id and e.kind = 'CHARGEBACK'
      where e.company_id = $1 and e.n > $2 order by e.n`,
      [companyId, n],
    )
    return entries
  }

  async function world(): Promise<ModelWorld> {
    const { rows: states } = await pool.query(
      `select (select allocation_rule from company where id = $1) as rule,
        array(select e.id from ledger_entry e join ledger_document d on d.id = e.document_id join payment p on p.order_id = d.order_id
          where e.company_id = $1 and p.state = 'AUTHORISED') as charged`,
      [companyId],
    )
    const { rule, charged } = states[0]
    return { rule, awaitingRefund: await readAwaitingRefund(), beingCharged: new Set(charged) }
  }

  /** The invoices with a requested refund, or with a refused refund that nobody has requested again. */
  async function readAwaitingRefund(): Promise<ReadonlySet<number>> {
    const { rows: events } = await pool.query<RefundEvent>(
      `select e.id as entry, p.id as payment, r.amount, is_refusal as "isRefusal", r.state = 'ASKED' as "isOpen"
        from ledger_entry e join ledger_document d on d.id = e.document_id join payment p on p.order_id = d.order_id
          join payment_refund r on r.payment_id = p.id
          join lateral (values (r.asked_at, false), (r.done_at, true)) as event (at, is_refusal)
            on not is_refusal or r.state = 'REFUSED'
        where e.company_id = $1 and d.kind = 'INVOICE' order by at, is_refusal desc`,
      [companyId],
    )
    const awaiting = new Set(events.filter(({ isOpen }) => isOpen).map(({ entry }) => entry))
    for (const ofPayment of Map.groupBy(events, ({ payment }) => payment).values())
      for (const { entry } of refusalsLeft(ofPayment)) awaiting.add(entry)
    return awaiting
  }

  return {
    account,
    code,
    invoice,
    capture,
    refund,
    answer,
    refundAtGateway,
    returnRefund,
    payByCard,
    returnToCard,
    dispute,
    entriesAfter,
    world,
  }
}
