import { randomUUID } from 'node:crypto'
import type { Deps } from '../../kernel/deps.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { applyDirectly } from '../basket/commands.ts'
import { catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import { createQuote } from './quote.ts'

export async function createBuyers({ deps }: TestShop, buyers: number): Promise<SignedInUser[]> {
  const { pool, accounts } = deps
  await pool.query(`insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code,
      telephone, telephone2, mobile, fax, currency_code, route_id)
    select 'X' || n, 'Buyer ' || n, '', '', '', '', '', '', '', '', '', '', '', 'GBP', 1 from generate_series(1, ${buyers}) n`)
  const { rows } = await pool.query(`insert into login (company_id, email, name, active)
    select id, code || '@x.example', code, true from company where code like 'X%' returning id`)
  return await Promise.all(
    rows.map(async ({ id }) => {
      const { sessionId } = await accounts.openSession(id, 'web')
      const user = await accounts.userOfSession(sessionId)
      if (!user) throw new Error('A session that was just opened is nobody’s')
      return user
    }),
  )
}

export async function requestLines(
  deps: Deps,
  user: SignedInUser,
  lines: readonly (readonly [number, '1' | '2', number])[],
) {
  const viewer = catalogueViewer(deps, user)
  const basketId = randomUUID() as never
  await applyDirectly(deps, { user, viewer, deviceId: null, deviceSystem: null, language: 'en' }, () => [
    { type: 'create', basketId, name: '' },
    {
      type: 'replaceLines',
      basketId,
      lines: lines.map(([product, unit, quantity]) => ({
        productId: product as never,
        unit,
        quantity: (quantity * 1000) as never,
        price: null,
        note: null,
      })),
    },
  ])
  const quote = await createQuote(deps, { user, viewer }, { basketId, siteId: null })
  if (!quote) throw new Error('A basket that was just made cannot be quoted')
  return {
    key: randomUUID(),
    quote: quote.token,
    basketId,
    fulfilment: { method: 'DELIVERY' as const, date: '2026-11-24' },
    paymentType: 'CASH' as const,
    priceMarkOption: null,
    substitutionWish: null,
    purchaseOrderNumber: '',
    notes: '',
    feedback: '',
    card: null,
  }
}
