import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { showUnitPrice } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import {
  hasOtherAllergens,
  nearestQuantity,
  type PricedPack,
  substituteTerms,
} from '@provender/domain/product/substitute-terms'
import { acceptsBackOrders } from '@provender/domain/stock/stock'
import { pieceContent } from '@provender/domain/units/pack-measure'
import { defaultUnitFirst, isPriced, unitOf } from './basket-product.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'
import type { ProductSubstitutesFragment } from './substitutes.documents.ts'

export interface WantedProduct {
  readonly product: ProductCardFieldsFragment & ProductSubstitutesFragment
  /** Undefined for the unit that represents the product. */
  readonly unit: SalesUnit | undefined
  readonly quantity: Quantity
}

export interface SubstituteOffer {
  readonly product: ProductCardFieldsFragment
  readonly sold: ProductUnitFieldsFragment
  /** What comes nearest in weight to the wanted quantity. */
  readonly quantity: Quantity
  /** '£1.13 less a box'. Undefined if nothing can be said. */
  readonly difference: string | undefined
  /** 'Different allergens: milk, soya'. Undefined if they are the same. */
  readonly allergens: string | undefined
}

type OfferContext = Pick<
  ProductContext,
  'labels' | 'currencyCode' | 'language' | 'includesVat' | 'stockPolicy'
>

/** The substitutes that a customer can take. None if what they want may be ordered without stock. */
export function substituteOffers(
  { product, unit, quantity }: WantedProduct,
  context: OfferContext,
  i18n: I18n,
): readonly SubstituteOffer[] {
  if (product.stockStatus.available || acceptsBackOrders(context.stockPolicy)) return []
  const wanted = unit ? unitOf(product, unit) : defaultUnitFirst(product)[0]
  if (!wanted) return []
  const wantedPack = pricedPack(product, wanted, context)
  return product.substitutes.flatMap((other) => {
    const priced = defaultUnitFirst(other).filter(isPriced)
    const sold = priced.find(({ kind }) => kind === wanted.kind) ?? priced[0]
    if (!sold) return []
    const pack = pricedPack(other, sold, context)
    return [
      {
        product: other,
        sold,
        quantity: nearestQuantity(wantedPack, pack, quantity),
        difference: differenceText(
          { terms: substituteTerms(wantedPack, pack), isSameBrand: isSameBrand(product, other), sold },
          context,
          i18n,
        ),
        allergens: allergensText(product.allergens, other.allergens, i18n),
      },
    ]
  })
}

/** A customer must never learn from the delivery that a substitute contains something else. */
function allergensText(
  wanted: readonly string[],
  offered: readonly string[],
  i18n: I18n,
): string | undefined {
  if (!hasOtherAllergens(wanted, offered)) return undefined
  if (offered.length === 0) return i18n._(msg`Different allergens: none listed`)
  const names = offered.join(', ')
  return i18n._(msg`Different allergens: ${names}`)
}

const kinds = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const

export function pricedPack(
  { packSize, piecesPerBox }: ProductCardFieldsFragment,
  { kind, piecesPerUnit, price, priceWithVat }: ProductUnitFieldsFragment,
  { includesVat }: Pick<OfferContext, 'includesVat'>,
): PricedPack {
  return {
    kind: kinds[kind],
    pieces: piecesPerUnit,
    content: pieceContent(packSize, piecesPerBox),
    price: parseUnitPrice((includesVat ? priceWithVat : price) ?? '') ?? (0 as UnitPrice),
  }
}

function isSameBrand(one: ProductCardFieldsFragment, other: ProductCardFieldsFragment): boolean {
  return one.brand !== null && one.brand === other.brand
}

interface Difference {
  readonly terms: ReturnType<typeof substituteTerms>
  readonly isSameBrand: boolean
  readonly sold: ProductUnitFieldsFragment
}

function differenceText(
  { terms, isSameBrand, sold }: Difference,
  { labels, currencyCode, language }: OfferContext,
  i18n: I18n,
): string | undefined {
  const priceText = (price: UnitPrice) => showUnitPrice(price, currencyCode, language)
  switch (terms.type) {
    case 'same':
      return i18n._(msg`Same price`)
    case 'price': {
      const by = priceText(terms.by)
      if (sold.kind === 'KG')
        return terms.isLess ? i18n._(msg`${by} less a kg`) : i18n._(msg`${by} more a kg`)
      if (sold.kind === 'BOX')
        return terms.isLess ? i18n._(msg`${by} less a box`) : i18n._(msg`${by} more a box`)
      return terms.isLess ? i18n._(msg`${by} less each`) : i18n._(msg`${by} more each`)
    }
    case 'size': {
      if (isSameBrand)
        return terms.isSmaller ? i18n._(msg`Same brand, smaller pack`) : i18n._(msg`Same brand, larger pack`)
      const by = labels.price.perMeasure[terms.measure](priceText(terms.by))
      if (terms.by === 0) return terms.isSmaller ? i18n._(msg`Smaller pack`) : i18n._(msg`Larger pack`)
      if (terms.isSmaller)
        return terms.isLess ? i18n._(msg`Smaller pack, ${by} less`) : i18n._(msg`Smaller pack, ${by} more`)
      return terms.isLess ? i18n._(msg`Larger pack, ${by} less`) : i18n._(msg`Larger pack, ${by} more`)
    }
    case 'unknown':
      return isSameBrand ? i18n._(msg`Same brand`) : undefined
  }
}
