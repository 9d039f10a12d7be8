import type { TestDb } from '@provender/testing/test-database'

export async function addCompany({ pool }: TestDb): Promise<void> {
  await pool.query(`
    insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2,
      mobile, fax, currency_code) values ('C', 'Company', '', '', '', '', '', '', '', '', '', '', '', 'GBP');
    alter table ledger_document drop constraint ledger_document_order_id_fkey`)
}

/** Inserts amounts in order and returns the ids. A credit or refund names the entry of an invoice by its position. */
export async function enter(
  { pool }: TestDb,
  entries: readonly (readonly ['INVOICE' | 'PAYMENT' | 'CREDIT_NOTE' | 'REFUND', number, number?])[],
): Promise<readonly number[]> {
  const ids: number[] = []
  const documents: number[] = []
  for (const [index, [kind, owed, names]] of entries.entries()) {
    const isDocument = kind === 'INVOICE' || kind === 'CREDIT_NOTE'
    const named = names === undefined ? null : ids[names]
    if (isDocument) {
      const { rows } = await pool.query(
        `with made as (
          insert into ledger_document (kind, company_id, order_id, credits_id, issued_at, issued_on, due_on, currency_code,
            net, vat, gross, vat_by_rate, seller, buyer)
          values ($1, 1, $2, $3, now(), '2026-01-01', $4, 'GBP', $5, 0, $5, '[]', '{}', '{}') returning id),
        line as (insert into ledger_document_line select id, 1, null, null, 0, $5, 0 from made)
        select id from made`,
        [
          kind,
          index,
          names === undefined ? null : documents[names],
          kind === 'INVOICE' ? '2026-02-01' : null,
          Math.abs(owed),
        ],
      )
      documents[index] = rows[0].id
    }
    const { rows } = await pool.query(
      `insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, document_id, settles_id, method)
        values (1, 'GBP', $1, $2, date '2026-01-01' + $3::int, now(), $4, $5, $6) returning id`,
      [kind, owed, index, isDocument ? documents[index] : null, named, isDocument ? null : 'CARD'],
    )
    ids.push(rows[0].id)
  }
  return ids
}

export async function openOf({ pool }: TestDb, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number; open: number }>(
    `select e.id, abs(owed) - coalesce(sum(case when undoes_id is null then amount else -amount end), 0)::bigint as open
      from ledger_entry e left join allocation on e.id in (from_entry, to_entry) group by e.id`,
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.open ?? -1)
}
