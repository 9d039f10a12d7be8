import { afterEach, beforeEach, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { runNextJob } from '../../kernel/jobs/run-jobs.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { findDocument, readDocumentLines } from '../ledger/document-store.ts'
import { invoicePdf } from '../ledger/pdf/invoice-pdf.ts'
import { readPdfText } from '../ledger/pdf/pdf-text.fixture.ts'
import { mailOrder } from '../order/email/mail-order.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { dispatchOrder } from '../payment/payment.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function emailsAbout(): Promise<readonly string[]> {
  const sent: string[] = []
  const mailer = { send: ({ text }: { readonly text: string }) => Promise.resolve(void sent.push(text)) }
  const work = { ORDER_MAIL: mailOrder(shop.deps, mailer) }
  while (await runNextJob({ db: shop.deps.db, log: silentLog }, work)) {}
  return sent
}

test('the delivery site is named in e-mails, on the invoice and in the order list for staff', async () => {
  await shop.get(
    'a1',
    `mutation { addDeliverySite(key: "${crypto.randomUUID()}", site: { name: "Kirkgate kitchen", address1: "7 Kirkgate", address2: "", address3: "",
      city: "Wakefield", postCode: "WF1 1AA", contactName: "Ali", telephone: "01924 496 0100",
      instructions: "Ring at the yard gate" }) { site { id } } }`,
  )
  await shop.deps.pool.query(
    `update login set site_id = (select id from site) where email = 'a1@shop.example'`,
  )
  const number = await placeTestOrder(shop, 'a1', {
    lines: [[products.cola, '2', 1]],
    paymentType: 'ACCOUNT',
  })
  await dispatchOrder(shop, number)
  const destination = "Kaya's Corner, Kirkgate kitchen, 7 Kirkgate, Wakefield, WF1 1AA"
  const emails = await emailsAbout()
  expect(emails).toHaveLength(2)
  for (const message of emails) {
    expect(message).toContain(`Tuesday 24 November: ${destination}`)
    expect(message).toContain('Ring at the yard gate')
  }
  const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
  const { output } = await runInTest(staffCommand, ['orders', 'show', number], { database })
  expect(output[0]).toContain("Kaya's Corner, Kirkgate kitchen")
  expect(output).toEqual(
    expect.arrayContaining([
      `Deliver to: ${destination}`,
      'Contact: Ali, 01924 496 0100',
      'For the driver: Ring at the yard gate',
    ]),
  )
  const { rows } = await shop.deps.pool.query('select company_id, number from ledger_document')
  const invoice = (await findDocument(shop.deps.db, rows[0].company_id, rows[0].number))!
  const lines = await readDocumentLines(shop.deps.db, invoice)
  for (const [language, deliveredTo] of [
    ['en', 'Delivered to'],
    ['pl', 'Dostarczono do'],
    ['tr', 'Teslimat yeri'],
  ] as const)
    expect(readPdfText(await invoicePdf(invoice, lines, { language }))).toContain(
      `${deliveredTo}: ${destination}`,
    )
})
