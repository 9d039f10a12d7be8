import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { pricesOf } from '@provender/catalogue/viewer'
import type { Database } from '@provender/db/tables'
import type { OrderNumber, ProductId } from '@provender/domain/ids'
import { type SelectedPrice, selectPrice, type SalesUnit } from '@provender/domain/price/price'
import { isSoldIn } from '@provender/domain/units/units'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { isPublishedTo, catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import type { LinePick } from './line-pick.ts'

interface SubstituteOffer {
  readonly product: CatalogueProduct
  readonly unit: SalesUnit
  readonly price: SelectedPrice
}

export type OffersByPosition = ReadonlyMap<number, SubstituteOffer>

/** Finds the substitutes of a pick at the company's prices. A position that is not in the order has none. */
export type SubstituteOffers = (number: OrderNumber, lines: readonly LinePick[]) => Promise<OffersByPosition>

type ShelfDeps = Pick<Deps, 'catalogue' | 'wholesaler' | 'clock'>

/** Finds substitutes in the catalogue, which is opened when the first one is needed. */
export function createSubstituteOffers(
  db: Kysely<Database>,
  open: () => Promise<ShelfDeps>,
): SubstituteOffers {
  return async (number, lines) => {
    const substitutes = lines.flatMap(({ position, substitute }) =>
      substitute ? [{ position, substitute }] : [],
    )
    const company = substitutes.length > 0 ? await findCompanyOf(db, number) : undefined
    if (!company) return new Map()
    const viewer = catalogueViewer(await open(), company)
    const ids = await idsByCode(
      db,
      substitutes.map(({ substitute }) => substitute.code),
    )
    return new Map(
      substitutes.flatMap(({ position, substitute }) => {
        const product = findProduct(viewer.catalogue, ids.get(substitute.code) ?? (0 as ProductId))
        if (!product || !isPublishedTo(viewer, product) || !isSoldIn(product, substitute.unit)) return []
        const price = selectPrice(pricesOf(viewer.catalogue, product, viewer), substitute.unit, viewer)
        return price ? [[position, { product, unit: substitute.unit, price }] as const] : []
      }),
    )
  }
}

async function findCompanyOf(db: Kysely<Database>, number: OrderNumber) {
  const row = await db
    .selectFrom('orders')
    .innerJoin('company', 'company.id', 'orders.company_id')
    .select([
      'company.price_list_id',
      'company.currency_code',
      'company.hide_default_product_prices',
      'company.show_all_prices_including_vat',
    ])
    .where('number', '=', number)
    .executeTakeFirst()
  return (
    row && {
      channel: 'web' as const,
      priceListId: row.price_list_id,
      currencyCode: row.currency_code,
      hideDefaultProductPrices: row.hide_default_product_prices,
      showAllPricesIncludingVat: row.show_all_prices_including_vat,
      favourites: new Set<ProductId>(),
      reminders: new Set<ProductId>(),
      bought: new Set<ProductId>(),
      personalKey: '',
    }
  )
}

async function idsByCode(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductId>> {
  const rows = await db.selectFrom('product').select(['id', 'code']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
