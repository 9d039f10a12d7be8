import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import { type Minor, zeroMinor } from '@provender/domain/money/money'
import { orderStates } from '@provender/domain/order/order'
import { isFinalState } from '@provender/domain/order/state-machine'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { LocalDate } from '@provender/domain/slots/hours'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Account } from './allocation-store.ts'
import { readOverdue } from './overdue.ts'

/** What a company owes and has ordered in one currency. */
export interface CurrencyStanding {
  readonly companyCode: string
  readonly companyName: string
  readonly ownCurrency: string
  readonly currencyCode: string
  readonly balance: Minor
  readonly unfinishedOrders: number
}

const finished = orderStates.filter(isFinalState)

async function readStandings(
  db: Kysely<Database>,
  isMeant: ReturnType<typeof sql>,
): Promise<readonly CurrencyStanding[]> {
  const { rows } = await sql<CurrencyStanding>`
    select company.code as "companyCode", company.name as "companyName", company.currency_code as "ownCurrency",
      used.currency_code as "currencyCode", coalesce(last.balance, 0)::bigint as balance,
      placed.count as "unfinishedOrders"
    from company join (
        select company_id, currency_code from orders union select company_id, currency_code from ledger_entry
      ) used on used.company_id = company.id
      left join lateral (
        select balance from ledger_entry e
        where e.company_id = company.id and e.currency_code = used.currency_code order by n desc limit 1) last on true
      cross join lateral (
        select count(*)::int from orders o
        where o.company_id = company.id and o.currency_code = used.currency_code
          and o.state <> all(${finished}::text[])) placed
    where ${isMeant}
    order by company.code, used.currency_code`.execute(db)
  return rows
}

const isOpen = ({ balance, unfinishedOrders }: CurrencyStanding): boolean =>
  balance !== 0 || unfinishedOrders > 0

/**
 * What companies owe or have ordered in another currency than theirs. Their credit limits do not count it. Before companies kept
 * their currency, an import could change it.
 */
export async function readOtherCurrencies(db: Kysely<Database>): Promise<readonly CurrencyStanding[]> {
  return (await readStandings(db, sql`used.currency_code <> company.currency_code`)).filter(isOpen)
}

export async function readLedgerCurrencies(
  db: Kysely<Database>,
  { id, currency_code: own }: { readonly id: CompanyId; readonly currency_code: string },
): Promise<readonly string[]> {
  const others = await db
    .selectFrom('ledger_entry')
    .select('currency_code')
    .distinct()
    .where('company_id', '=', id)
    .where('currency_code', '!=', own)
    .orderBy('currency_code')
    .execute()
  return [own, ...others.map(({ currency_code }) => currency_code)]
}

export interface CurrencyBalance {
  readonly currencyCode: string
  readonly balance: Minor
  readonly overdue: Minor
}

/** The balances of a company in other currencies than that of this account, but for those with nothing owed. */
export async function readOtherBalances(
  db: Kysely<Database>,
  { companyId, currencyCode }: Account,
  today: LocalDate,
): Promise<readonly CurrencyBalance[]> {
  const balances = await db
    .selectFrom('ledger_entry')
    .distinctOn('currency_code')
    .select(['currency_code as currencyCode', 'balance'])
    .where('company_id', '=', companyId)
    .where('currency_code', '!=', currencyCode)
    .orderBy('currency_code')
    .orderBy('n', 'desc')
    .execute()
  if (balances.length === 0) return []
  const overdue = await readOverdue(db, companyId, today)
  return balances
    .map((each) => ({
      ...each,
      overdue: overdue.find(({ currencyCode: code }) => code === each.currencyCode)?.amount ?? zeroMinor,
    }))
    .filter((each) => each.balance !== 0 || each.overdue > 0)
}

/** The currency of an invoice, by its number or that of its order. */
export async function readInvoiceCurrency(db: Kysely<Database>, number: string): Promise<string | undefined> {
  const invoice = await db
    .selectFrom('ledger_document')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('ledger_document.currency_code')
    .where('kind', '=', 'INVOICE')
    .where((eb) =>
      eb.or([eb('ledger_document.number', '=', number), eb('orders.number', '=', number as OrderNumber)]),
    )
    .executeTakeFirst()
  return invoice?.currency_code
}

export async function warnOfOtherCurrencies({
  db,
  log,
}: {
  readonly db: Kysely<Database>
  readonly log: Pick<Logger, 'warn'>
}): Promise<void> {
  const companies = (await readOtherCurrencies(db)).map(({ companyCode }) => companyCode)
  if (companies.length > 0)
    log.warn(
      { companies },
      'companies owe in a currency that is not theirs: npm run staff -- ledger currencies',
    )
}

export type MoveCurrencyRefusal =
  | { readonly type: 'COMPANY_NOT_FOUND' }
  | { readonly type: 'NOT_ITS_CURRENCY' }
  /** In its present currency. */
  | { readonly type: 'STILL_OPEN'; readonly standing: CurrencyStanding }

/**
 * Moves a company to another of its currencies, once nothing is open in its present one. Returns its credit limit, of which the
 * number stays and so counts in the new currency; null if it has none.
 */
export async function moveCurrency(
  db: Kysely<Database>,
  companyCode: string,
  currencyCode: string,
): Promise<Result<Minor | null, MoveCurrencyRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const company = await tx
      .selectFrom('company')
      .select(['id', 'credit_limit_minor'])
      .where('code', '=', companyCode)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
    const standings = await readStandings(tx, sql`company.id = ${company.id}`)
    if (!standings.some((each) => each.currencyCode === currencyCode))
      return refuse({ type: 'NOT_ITS_CURRENCY' })
    const present = standings.find((each) => each.currencyCode === each.ownCurrency)
    if (present && present.currencyCode !== currencyCode && isOpen(present))
      return refuse({ type: 'STILL_OPEN', standing: present })
    await tx
      .updateTable('company')
      .set({ currency_code: currencyCode })
      .where('id', '=', company.id)
      .execute()
    return ok(company.credit_limit_minor)
  })
}
