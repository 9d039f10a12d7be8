import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../../testing/test-shop.ts'
import { openStaffSession } from '../../staff/staff-sessions.ts'

// The query decides the shape of the data.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

export interface PageShop {
  readonly shop: TestShop
  readonly inApp: (caller: TestUser, query: string, variables?: object) => Promise<Data>
  /** The path of a new ticket for this request, and its id. */
  readonly createTicket: (
    caller: TestUser,
    request: object,
  ) => Promise<{ readonly id: string; readonly ticket: string }>
  readonly refusalOfTicket: (bearer: string, request: object) => Promise<unknown>
  /** Opens a page in a browser, signed in or not. */
  readonly open: (ticket: string, caller?: TestUser | 'visitor', server?: TestShop) => Promise<Data>
  readonly secretOf: (caller: TestUser, kind: 'web' | 'native') => Promise<string>
  readonly staffSecret: () => Promise<string>
}

const createMutation = `mutation ($purpose: PaymentPagePurpose!, $number: String, $amount: Money, $payment: Uuid) {
  createPaymentTicket(purpose: $purpose, number: $number, amount: $amount, payment: $payment) { id path refusal } }`
const openMutation = `mutation ($ticket: String!) { openPaymentPage(ticket: $ticket) {
  refusal language secret page { purpose number amount currencyCode companyName isDone gateway formKey challengeSecret } } }`

export async function openPageShop(): Promise<PageShop> {
  const shop = await openTestShop()
  const { db, pool, accounts, clock } = shop.deps
  const secrets = new Map<string, string>()
  const secretOf: PageShop['secretOf'] = async (caller, kind) => {
    const existing = secrets.get(`${kind} ${caller}`)
    if (existing) return existing
    const { rows } = await pool.query('select id from login where email = $1', [`${caller}@shop.example`])
    const { secret } = await accounts.openSession(rows[0].id, kind)
    secrets.set(`${kind} ${caller}`, secret)
    return secret
  }
  const dataOf = ({ result }: Awaited<ReturnType<TestShop['execute']>>): Data => {
    if (result.errors) throw new Error(result.errors.map(({ message }) => message).join('\n'))
    return result.data
  }
  const inApp: PageShop['inApp'] = async (caller, query, variables) =>
    dataOf(await shop.askAs(await secretOf(caller, 'native'), query, variables))
  return {
    shop,
    inApp,
    secretOf,
    createTicket: async (caller, request) => {
      const { id, path, refusal } = (await inApp(caller, createMutation, request)).createPaymentTicket
      if (refusal !== null) throw new Error(`No ticket: ${refusal}`)
      return { id, ticket: path.replace('/checkout/pay#', '') }
    },
    refusalOfTicket: async (bearer, request) => {
      const answer = await shop.askAs(bearer, createMutation, request)
      return refusalIn(answer)?.key ?? dataOf(answer).createPaymentTicket.refusal
    },
    open: async (ticket, caller = 'visitor', server = shop) =>
      dataOf(await server.execute(caller, openMutation, { ticket })).openPaymentPage,
    staffSecret: async () => {
      const { rows } = await pool.query(
        `insert into staff (email, name, role, password_hash)
          select 'manager@staff.example', 'Manager', 'MANAGER', password_hash from login limit 1 returning id`,
      )
      return await openStaffSession(db, rows[0].id, { nowMs: clock.nowMs() })
    },
  }
}
