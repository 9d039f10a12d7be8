import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Requests } from '../requests/measure-requests.ts'
import { createBuyers, plainProducts } from '../shop/buyers.ts'
import type { Shop } from '../shop/open-shop.ts'
import { changeBaskets, quote } from '../shop/operations.ts'

const lines = 100
const cpuMsAimed = 5

export async function quoteRequests({ database, query }: Shop): Promise<Requests> {
  const [buyer] = await createBuyers(database, { kind: 'quoter', count: 1 })
  if (!buyer) throw new Error('There is no buyer')
  await sql`update company set route_id = (select min(id) from route) where id = ${buyer.companyId}`.execute(
    database.db,
  )
  const products = await plainProducts(database, lines)
  const basket = randomUUID()
  const operations = [
    { n: 1, type: 'CREATE', basket },
    {
      n: 2,
      type: 'REPLACE_LINES',
      basket,
      lines: products.map(({ id, price }) => ({ product: id, unit: '1', quantity: 1, price })),
    },
  ]
  await query(graphqlEntry(changeBaskets, { clientId: randomUUID(), operations }), buyer.secret)
  const entry = graphqlEntry(quote, { basketId: basket })
  const answer = await query(entry, buyer.secret)
  const quoted = answer.split('"isOrderable"').length - 1
  if (quoted !== lines) throw new Error(`A quote has ${quoted} lines: ${answer.slice(0, 500)}`)
  return {
    name: `quote of a basket of ${lines} lines`,
    senders: [buyer.secret],
    entries: [entry],
    headers: {},
    aimOf: (_connections, { cpuMs }) => ({
      text: `≤ ${cpuMsAimed} ms CPU`,
      isMet: cpuMs <= cpuMsAimed,
    }),
  }
}
