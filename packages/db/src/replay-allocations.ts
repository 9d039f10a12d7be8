import { type Kysely, sql } from 'kysely'

interface Entry {
  readonly id: number
  readonly kind: string
  readonly owed: number
  readonly settlesId: number | null
  readonly bookedOn: string
}

interface Row {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly amount: number
  readonly madeOn: string
  readonly undoes: number | null
}

interface Difference {
  readonly entry: number
  readonly before: number
  readonly after: number
}

const entriesPerBatch = 5000

/**
 * Writes allocations for entries older than the allocations migration, by the earlier rule for open amounts: a credit settles the invoice
 * it names, the rest settles the oldest. One thing differs: the refund of an invoice used to reopen it even if its credit note had settled
 * another one; now the refund uses that credit. Lists the invoices whose open amount differs.
 */
export async function replayAllocations(db: Kysely<unknown>): Promise<void> {
  let nextId = 1
  for await (const entries of accountsOf(db)) {
    const { rows, open } = replay(entries, () => nextId++)
    await insertRows(db, rows)
    await insertDifferences(db, differences(derivedOpen(entries), open))
  }
  if (nextId > 1)
    await sql`select setval(pg_get_serial_sequence('allocation', 'id'), ${nextId - 1})`.execute(db)
}

async function* accountsOf(db: Kysely<unknown>): AsyncGenerator<readonly Entry[]> {
  const { rows: accounts } = await sql<{ companyId: number; currencyCode: string }>`
    select distinct company_id as "companyId", currency_code as "currencyCode" from ledger_entry`.execute(db)
  for (const { companyId, currencyCode } of accounts) {
    const { rows } = await sql<Entry>`
      select id, kind, owed, settles_id as "settlesId", booked_on as "bookedOn"
      from ledger_entry where company_id = ${companyId} and currency_code = ${currencyCode} order by n`.execute(
      db,
    )
    yield rows
  }
}

function derivedOpen(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const open = new Map<number, number>()
  let unapplied = 0
  const settle = (id: number, amount: number): number => {
    const left = open.get(id) ?? 0
    const taken = Math.min(left, amount)
    setOpen(open, id, left - taken)
    return taken
  }
  for (const { id, owed, settlesId } of entries) {
    if (owed > 0) {
      const opened = settlesId ?? id
      open.set(opened, (open.get(opened) ?? 0) + owed)
      unapplied -= settle(opened, unapplied)
      continue
    }
    let rest = -owed
    if (settlesId !== null) rest -= settle(settlesId, rest)
    for (const oldest of open.keys()) {
      if (rest === 0) break
      rest -= settle(oldest, rest)
    }
    unapplied += rest
  }
  return open
}

function setOpen(open: Map<number, number>, id: number, left: number): void {
  if (left === 0) open.delete(id)
  else open.set(id, left)
}

interface OpenAllocation {
  readonly row: Row
  left: number
}

/** The allocations of one ledger. Maps preserve the order of credits and debits. */
function replay(
  entries: readonly Entry[],
  nextId: () => number,
): { readonly rows: readonly Row[]; readonly open: ReadonlyMap<number, number> } {
  const rows: Row[] = []
  const allocations: OpenAllocation[] = []
  const debits = new Map<number, number>()
  const credits = new Map<number, number>()
  const kinds = new Map(entries.map((entry) => [entry.id, entry]))
  let day = ''
  const allocate = (from: number, to: number): void => {
    const amount = Math.min(credits.get(from) ?? 0, debits.get(to) ?? 0)
    if (amount === 0) return
    setOpen(credits, from, (credits.get(from) ?? 0) - amount)
    setOpen(debits, to, (debits.get(to) ?? 0) - amount)
    const row = { id: nextId(), from, to, amount, madeOn: day, undoes: null }
    rows.push(row)
    allocations.push({ row, left: amount })
  }
  const divert = (refund: number, isMeant: (row: Row) => boolean): void => {
    for (const each of allocations.toReversed()) {
      const { row } = each
      const amount = Math.min(each.left, debits.get(refund) ?? 0)
      if (amount === 0 || !isMeant(row)) continue
      each.left -= amount
      rows.push({ ...row, id: nextId(), amount, madeOn: day, undoes: row.id })
      credits.set(row.from, (credits.get(row.from) ?? 0) + amount)
      debits.set(row.to, (debits.get(row.to) ?? 0) + amount)
      allocate(row.from, refund)
    }
  }
  const isCreditOf = (id: number, invoice: number | null): boolean =>
    kinds.get(id)?.kind === 'CREDIT_NOTE' && kinds.get(id)?.settlesId === invoice
  for (const { id, owed, settlesId, kind, bookedOn } of entries) {
    day = bookedOn
    if (owed < 0) {
      credits.set(id, -owed)
      if (settlesId !== null) allocate(id, settlesId)
      for (const debit of debits.keys()) allocate(id, debit)
      continue
    }
    if (owed === 0) continue
    debits.set(id, owed)
    const named = [...credits.keys()].filter((credit) => kinds.get(credit)?.settlesId === settlesId)
    if (settlesId !== null) for (const credit of named) allocate(credit, id)
    for (const credit of credits.keys()) allocate(credit, id)
    if (kind !== 'REFUND' || settlesId === null) continue
    divert(
      id,
      ({ from, to }) => to !== settlesId && kinds.get(to)?.kind === 'INVOICE' && isCreditOf(from, settlesId),
    )
    divert(id, ({ to }) => to === settlesId)
  }
  return { rows, open: debits }
}

function differences(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): readonly Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((entry) => ({ entry, before: before.get(entry) ?? 0, after: after.get(entry) ?? 0 }))
    .filter((difference) => difference.before !== difference.after)
}

async function insertRows(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += entriesPerBatch)
    await sql`
      insert into allocation (id, from_entry, to_entry, amount, made_on, rule, undoes_id) overriding system value
      select id, "from", "to", amount, "madeOn", 'REPLAYED', undoes
      from json_to_recordset(${JSON.stringify(rows.slice(from, from + entriesPerBatch))}::json)
        as r (id bigint, "from" bigint, "to" bigint, amount bigint, "madeOn" date, undoes bigint)
      order by id`.execute(db)
}

async function insertDifferences(db: Kysely<unknown>, differences: readonly Difference[]): Promise<void> {
  if (differences.length === 0) return
  await sql`
    insert into allocation_difference (entry_id, open_before, open_after)
    select entry, before, after from json_to_recordset(${JSON.stringify(differences)}::json)
      as d (entry bigint, before bigint, after bigint)`.execute(db)
}
