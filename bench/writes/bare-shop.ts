import { createHash, randomUUID } from 'node:crypto'
import { type ConnectedPool, connectPool } from '@provender/db/connect-pool'
import type { Connection } from '@provender/db/connection'
import type { Basket, BasketLine } from '@provender/domain/basket/basket'
import { priceBasket, type PricedBasket } from '@provender/domain/basket/price-basket'
import type { BasketId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { findSignedInUser } from '@provender/server/account/find-signed-in-user'
import { pricingContext } from '@provender/server/basket/price-context'
import { type BasketState, readBaskets } from '@provender/server/basket/store'
import { basketWriteStatement } from '@provender/server/basket/write-baskets'
import { openCatalogue } from '@provender/server/catalogue/catalogue-service'
import { catalogueViewer } from '@provender/server/catalogue/catalogue-viewer'
import type { CatalogueViewer } from '@provender/server/identity/catalogue-viewer'
import type { SignedInUser } from '@provender/server/identity/signed-in-user'
import { openWholesaler } from '@provender/server/wholesaler/wholesaler'
import type { Buyer } from '../shop/buyers.ts'

/** The embedded database accepts no more connections in addition to the server's. */
const maxConnections = 40

/** The database itself, with the server's own prices. */
export interface BareShop extends ConnectedPool {
  /** Gives a buyer exactly these baskets. */
  readonly stock: (buyer: Buyer, baskets: readonly Basket[]) => Promise<BareCompany>
  readonly price: (company: BareCompany, lines: readonly BasketLine[]) => PricedBasket
}

/** A company's current state in the database. */
export interface BareCompany extends Pick<BasketState, 'version' | 'baskets'> {
  readonly user: SignedInUser
  readonly viewer: CatalogueViewer
}

export async function openBareShop(connection: Connection): Promise<BareShop> {
  const connected = connectPool({
    connection,
    durability: 'disk',
    poolSize: maxConnections,
    log: () => {},
  })
  const { db } = connected
  const wholesaler = await openWholesaler(db)
  const clock = { nowMs: () => Date.now() }
  const catalogue = await openCatalogue(connected, { wholesaler, clock })
  return {
    ...connected,
    stock: async ({ secret }, baskets) => {
      const secretHash = createHash('sha256').update(secret).digest()
      const found = await findSignedInUser(db, { secretHash }, { nowMs: clock.nowMs(), sessionMaxDays: 180 })
      if (!found) throw new Error('A buyer is not signed in')
      const user: SignedInUser = { ...found, bought: new Set(), personalKey: '' }
      const before = await readBaskets(db, user.companyId)
      const write = { companyId: user.companyId, before, after: baskets, client: null }
      const { rows } = await db.executeQuery<{ version: number }>(basketWriteStatement(write))
      const version = rows[0]?.version
      if (version === undefined) throw new Error('Somebody else writes the baskets of a bare buyer')
      return { user, viewer: catalogueViewer({ catalogue, wholesaler, clock }, user), version, baskets }
    },
    price: ({ viewer }, lines) => priceBasket(lines, pricingContext({ catalogue }, viewer)),
  }
}

/** A basket with two pieces each of a buyer's first products. */
export function basketOf({ products }: Buyer, lines: number, isActive: boolean): Basket {
  const nowMs = Date.now()
  return {
    id: randomUUID() as BasketId,
    name: 'Basket',
    isActive,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    deviceId: null,
    fulfilmentMethod: null,
    lines: products.slice(0, lines).map(({ id, price }) => ({
      productId: id,
      unit: '1',
      quantity: 2000 as Quantity,
      priceWhenAdded: Math.round(Number(price) * 10_000) as UnitPrice,
      piecesPerBoxWhenAdded: null,
      note: '',
      substitutionWish: null,
      changedBy: null,
    })),
  }
}
