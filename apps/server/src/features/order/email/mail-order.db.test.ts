import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runNextJob } from '../../../kernel/jobs/run-jobs.ts'
import { type Mailer, openMailer } from '../../../kernel/mail/mailer.ts'
import { openTestSmtp } from '../../../kernel/mail/smtp-server.fixture.ts'
import { products } from '../../../testing/fill-test-shop.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { chargeBack, dispatchOrder, runPaymentJobs, twoBoxes } from '../../payment/payment.fixture.ts'
import { settleUnfinishedPayments } from '../../payment/settle-unfinished-payments.ts'
import { pickTestLines, placeTestOrder, applyTransitions } from '../order.fixture.ts'
import { mailOrder } from './mail-order.ts'

const order = {
  lines: [
    [products.mince, '2', 5],
    [products.cola, '2', 2],
  ],
} as const

let shop: TestShop
let folder: string
beforeEach(async () => {
  shop = await openTestShop()
  folder = mkdtempSync(join(tmpdir(), 'provender-mail-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

async function sendAll(mailer: Mailer): Promise<void> {
  const settings = { ...shop.deps.settings, publicUrl: 'https://orders.example' }
  const work = { ORDER_MAIL: mailOrder({ ...shop.deps, settings }, mailer) }
  while (await runNextJob({ db: shop.deps.db, log: silentLog }, work)) {}
}

const emails = (): readonly string[] =>
  readdirSync(join(folder, 'mail'))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((file) => readable(readFileSync(join(folder, 'mail', file), 'utf8')))

/** Decodes quoted-printable, like a mail program. */
function readable(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'))
  return bytes.replaceAll('\u00a0', ' ')
}

describe('the e-mails of an order by card', () => {
  test('are sent when the card was accepted, and say what happens to the money on cancellation', async () => {
    const number = await placeTestOrder(shop, 'a1', { ...order, card: { token: 'SUCCEEDS' } })
    await applyTransitions(shop, number, 'CANCEL')
    await placeTestOrder(shop, 'a1', { lines: [[products.cola, '2', 1]], card: { token: 'DECLINES' } })
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    const written = emails()
    expect(written).toHaveLength(2)
    expect(written.find((message) => message.includes(`Order ${number} has been cancelled`))).toContain(
      'Nothing was charged to your card',
    )
  })
})

describe('the e-mail about a cancelled order whose goods had left', () => {
  const charged = 'The amount charged to your card will be refunded to it'
  const notCharged = 'Nothing was charged to your card'

  async function cancelled(before: (number: OrderNumber) => Promise<unknown>): Promise<string> {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    await before(number)
    expect(await applyTransitions(shop, number, 'CANCEL')).toBe('CANCELLED')
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    return emails().find((message) => message.includes(`Order ${number} has been cancelled`)) ?? ''
  }

  async function loseHold(): Promise<void> {
    await shop.deps.pool.query(`update sandbox_charge set state = 'VOIDED'`)
    await settleUnfinishedPayments(shop.deps)
  }

  test('announces the refund of the card that paid the invoice later', async () => {
    const message = await cancelled(async () => {
      await loseHold()
      const { rows } = await shop.deps.pool.query('select number from ledger_document')
      await shop.get(
        'a1',
        `mutation ($key: Uuid!, $number: String!) {
          payInvoice(key: $key, number: $number, amount: "26.40", card: { token: "SUCCEEDS" }) { refusal } }`,
        { key: randomUUID(), number: rows[0].number },
      )
    })
    expect(message).toContain(charged)
    expect(message).not.toContain(notCharged)
  })

  test('says that nothing was charged if no card was', async () => {
    expect(await cancelled(loseHold)).toContain(notCharged)
  })

  test('promises nothing that the bank took back already', async () => {
    const message = await cancelled(async (number) => {
      await runPaymentJobs(shop, shop.deps)
      await chargeBack(shop, number, 2640)
    })
    expect(message).not.toContain(charged)
    expect(message).not.toContain(notCharged)
  })
})

describe('the e-mails of an order', () => {
  test('are in the language that the user has chosen by now', async () => {
    await placeTestOrder(shop, 'a1', order)
    await shop.get('a1', 'mutation { chooseLanguage(language: "tr") }')
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    expect(emails().join()).toContain('<html lang="tr"')
  })

  test('list what was ordered, then what is supplied; without SMTP they are files in the data folder', async () => {
    const number = await placeTestOrder(shop, 'a1', order)
    await applyTransitions(shop, number, 'CONFIRM')
    await pickTestLines(shop, number, { position: 1, supplied: 4873 }, { position: 2, supplied: 1000 })
    await applyTransitions(shop, number, 'PACK', 'DISPATCH', 'DELIVER')
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    const [received, dispatched, delivered, ...others] = emails()
    expect(others).toEqual([])
    expect(delivered).toContain(`Subject: Order ${number} has been delivered`)
    expect(received).toContain('Cola (24 × 330 ml · 300001)')
    expect(delivered).toContain('1 box, ordered 2 boxes: £9.36')
    expect(received).toContain(`Subject: Order ${number} received`)
    expect(received).toContain('To: Deniz <a1@shop.example>')
    expect(received).toContain('Beef Mince (200001)\n  5 kg: £32.50')
    expect(received).toContain('sold by the kilogram are charged by their weight')
    expect(received).toContain('Total inc VAT: £54.96')
    expect(dispatched).toContain(`Subject: Order ${number} is out for delivery`)
    expect(dispatched).toContain('2 lines differ from your order.')
    expect(dispatched).toContain('4.873 kg, ordered 5 kg: £31.67')
    expect(dispatched).toContain('1 box, ordered 2 boxes: £9.36')
    expect(dispatched).toContain('Total inc VAT: £42.90')
    expect(dispatched).toContain('As ordered: £54.96')
    expect(dispatched).toContain(`View order: https://orders.example/account/orders/${number}`)
  })

  test('are in the language that the order was placed in', async () => {
    const number = await placeTestOrder(shop, 'a1', order)
    await shop.deps.pool.query(`update orders set language = 'pl', currency_code = 'PLN'`)
    await applyTransitions(shop, number, 'HOLD')
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    const hold = emails()[1]
    expect(hold).toContain('Dostawa: wtorek, 24 listopada')
    expect(hold).toContain('2 kartony: 18,72 zł')
    expect(hold).toContain('Razem netto (2 pozycje)')
  })

  test('are sent by SMTP, retried when the server is busy, and not sent to a closed account', async () => {
    const smtp = await openTestSmtp()
    try {
      const mailer = openMailer({ smtpUrl: smtp.url, dataFolder: folder }, silentLog)
      await placeTestOrder(shop, 'a1', order)
      smtp.refuse(true)
      await sendAll(mailer)
      expect(smtp.messages).toEqual([])
      smtp.refuse(false)
      await shop.deps.pool.query('update job set due_at = now()')
      await sendAll(mailer)
      expect(smtp.messages).toHaveLength(1)
      expect(smtp.messages[0]).toContain('Message-ID: <order-mail-')
      expect(smtp.messages[0]).toContain('Auto-Submitted: auto-generated')
      await placeTestOrder(shop, 'a2', order)
      await shop.deps.pool.query(`update login set active = false where email = 'a2@shop.example'`)
      await sendAll(mailer)
      expect(smtp.messages).toHaveLength(1)
    } finally {
      smtp.close()
    }
  })

  test('say when an order to collect is ready, and nothing of a delivery', async () => {
    await placeTestOrder(shop, 'a1', { ...order, isCollected: true })
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    expect(emails()[0]).toContain('let you know when it is ready to collect')
    expect(emails()[0]).not.toContain('on its way')
  })

  test('escape what users wrote', async () => {
    const number = await placeTestOrder(shop, 'a1', order)
    await shop.deps.pool.query(`update orders set notes = '<img src=x onerror=alert(1)>'`)
    await shop.deps.pool.query(`update order_line set note = '<b>lean</b>'`)
    await applyTransitions(shop, number, 'HOLD')
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    const page = emails()[1]?.split('<!doctype html>')[1]
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).toContain('200001 · &lt;b&gt;lean&lt;/b&gt;')
    expect(page).not.toContain('<img')
  })
})

describe('the e-mail about an order on account that an overdue invoice holds', () => {
  const received = 'We have your order, and it is on hold'
  const later = 'is on hold: an invoice is overdue'

  async function hold(number: OrderNumber, at: string): Promise<void> {
    await shop.deps.pool.query(
      `with held as (update orders set state = 'ON_HOLD' where number = $1 returning id, placed_at),
         event as (insert into order_event (order_id, state, from_state, hold, at, taken_by, note)
           select id, 'ON_HOLD', 'SUBMITTED', 'CREDIT', ${at}, 'STAFF', '' from held returning id)
       insert into job (kind, key, payload)
         select 'ORDER_MAIL', 'order mail ' || id, json_build_object('eventId', id) from event`,
      [number],
    )
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
  }

  test('confirms the order if it was just placed, and does not if it was placed before', async () => {
    const placed = await placeTestOrder(shop, 'a1', { ...order, paymentType: 'ACCOUNT' })
    await hold(placed, 'placed_at')
    expect(emails().at(-1)).toContain(received)
    const confirmed = await placeTestOrder(shop, 'a1', { ...order, paymentType: 'ACCOUNT' })
    await hold(confirmed, `placed_at + interval '3 days'`)
    expect(emails().at(-1)).toContain(`Subject: Order ${confirmed} ${later}`)
    expect(emails().at(-1)).not.toContain(received)
  })

  test('is not sent about an order that was released meanwhile', async () => {
    await placeTestOrder(shop, 'a1', { ...order, paymentType: 'ACCOUNT' })
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    const before = emails().length
    await shop.deps.pool.query(
      `insert into order_event (order_id, state, from_state, hold, at, taken_by, note)
         select id, 'ON_HOLD', 'SUBMITTED', 'CREDIT', placed_at + interval '3 days', 'STAFF', '' from orders;
       insert into job (kind, key, payload)
         select 'ORDER_MAIL', 'order mail ' || max(id), json_build_object('eventId', max(id)) from order_event`,
    )
    await sendAll(openMailer({ smtpUrl: undefined, dataFolder: folder }, silentLog))
    expect(emails()).toHaveLength(before)
  })
})
