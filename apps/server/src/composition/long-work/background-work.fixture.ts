import type { CompanyId, ProductId, UserId } from '@provender/domain/ids'
import { atLength } from '@provender/testing/at-length'
import { answerAllReminders } from '../../features/catalogue/answer-reminders.ts'
import type { LiveListener } from '../../features/live/listeners.ts'
import { notifyPriceDrops } from '../../features/notification/price-drop.ts'
import { createAnswer } from '../../kernel/graphql/answer.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { priceListCount, writeInBulk } from './large-shop.fixture.ts'
import type { LongWork } from './long-work.fixture.ts'

const listenerCount = atLength({ short: 100, long: 10_000 })
const favouriteCount = atLength({ short: 1000, long: 100_000 })

/** Half are visitors, half customers. */
function listenerAt(n: number): LiveListener {
  if (n % 2 === 0) return { kind: 'visitor', ip: String(n) }
  const user = { sessionId: String(n), userId: n as UserId, companyId: n as CompanyId, untilMs: Infinity }
  return { kind: 'customer', user, own: { baskets: 0, orders: 0, unreadNotifications: 0 } }
}

/** Devices that read each message, as a connection does. */
async function joinListeners(shop: TestShop) {
  const { live, catalogue } = (await shop.otherServer()).deps
  let received = 0
  for (let n = 0; n < listenerCount; n += 1) {
    const joined = live.join(listenerAt(n))
    if (!joined.ok) throw new Error('The server takes no more listeners')
    void (async () => {
      for await (const versions of joined.value) {
        createAnswer({ data: { live: { ...versions } } }, 200).body()
        received += 1
      }
    })()
  }
  return { live, stock: catalogue.stock, received: () => received }
}

async function untilTrue(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function addForEachProduct(
  shop: TestShop,
  table: 'favourite' | 'stock_reminder',
  count: number,
): Promise<void> {
  await writeInBulk(
    shop,
    `insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone,
       telephone2, mobile, fax, price_list_id, credit_limit_minor, currency_code, route_id)
     select 'L' || n, '', '', '', '', '', '', 'GB', '', '', '', '', '', n, 0, 'GBP', null
     from generate_series(1, ${priceListCount}) n on conflict do nothing`,
    `insert into login (company_id, email, name, active, role)
     select id, code || '@large.example', '', true, 'OWNER' from company where code like 'L%' on conflict do nothing`,
    `insert into ${table} (login_id, product_id)
     select login.id, 1000 + n from login, generate_series(1, ${count / priceListCount}) n
     where email like '%@large.example' on conflict do nothing`,
  )
}

/** All of them have another price than before. */
export async function compareFavourites(shop: TestShop, count: number): Promise<() => Promise<void>> {
  await writeInBulk(shop, 'delete from favourite')
  await addForEachProduct(shop, 'favourite', count)
  await shop.deps.pool.query('update price_watch set catalogue_version = 0')
  return () => notifyPriceDrops(shop.deps)
}

export async function answerManyReminders(shop: TestShop, count: number): Promise<() => Promise<void>> {
  await writeInBulk(shop, 'delete from stock_reminder')
  await addForEachProduct(shop, 'stock_reminder', count)
  return () => answerAllReminders({ ...shop.deps, catalogue: shop.deps.catalogue.current() })
}

export const backgroundWork: readonly LongWork[] = [
  {
    title: 'tells devices of other stock',
    limit: `${listenerCount.toLocaleString('en')} devices`,
    prepare: async (shop) => {
      const { live, stock, received } = await joinListeners(shop)
      await untilTrue(() => received() === listenerCount)
      return async () => {
        const { onHand, suspended } = stock.of(1001 as ProductId)
        stock.setLevels([[1001 as ProductId, { onHand, suspended: !suspended }]])
        live.checkShopVersions()
        await untilTrue(() => received() === 2 * listenerCount)
      }
    },
  },
  {
    title: 'compares the prices of favourites',
    limit: `${favouriteCount.toLocaleString('en')} favourites`,
    prepare: (shop) => compareFavourites(shop, favouriteCount),
  },
  {
    title: 'answers reminders',
    limit: `${favouriteCount.toLocaleString('en')} reminders`,
    prepare: (shop) => answerManyReminders(shop, favouriteCount),
  },
]
