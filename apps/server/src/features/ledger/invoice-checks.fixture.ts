import type { Minor } from '@provender/domain/money/money'
import { refusalOfInvoicePayment } from '@provender/domain/payment/next-invoice-action'
import { expect } from 'vitest'
import type { TestShop } from '../../testing/test-shop.ts'
import type { Account } from './allocation-store.ts'
import { readOpenByDocument } from './statement-store.ts'

export async function checkPayable(
  { deps: { db, pool } }: TestShop,
  { companyId }: Account,
  openNow: ReadonlyMap<number, number>,
): Promise<number> {
  const { rows } = await pool.query<{ id: number; document: number }>(
    `select id, document_id as document from ledger_entry where company_id = $1 and kind = 'INVOICE'`,
    [companyId],
  )
  const open = await readOpenByDocument(
    db,
    rows.map(({ document }) => document),
  )
  for (const { id, document } of rows) {
    const left = open.get(document) ?? (Number.NaN as Minor)
    expect(left).toBe(openNow.get(id))
    expect(refusalOfInvoicePayment((left + 1) as Minor, { open: left, states: [] })).not.toBeNull()
  }
  return rows.length
}

/** Credit notes never come to more than their invoice at any rate of VAT, in net or VAT. */
export async function checkCreditedRates(
  { deps: { pool } }: TestShop,
  { companyId }: Account,
): Promise<void> {
  const { rows } = await pool.query(
    `select vat_basis_points, sum(l.net * sign)::int as net, sum(l.vat * sign)::int as vat
      from ledger_document d join ledger_document_line l on l.document_id = d.id
        cross join lateral (select case d.kind when 'INVOICE' then 1 else -1 end as sign) as of_kind
      where d.company_id = $1 group by coalesce(credits_id, d.id), vat_basis_points
      having sum(l.net * sign) < 0 or sum(l.vat * sign) < 0`,
    [companyId],
  )
  expect(rows).toEqual([])
}
