import {
  isAlike,
  type ProductKind,
  rankSubstitutes,
  type SoldPack,
  type SubstituteCandidate,
} from '@provender/domain/product/substitutes'
import { pieceContent } from '@provender/domain/units/pack-measure'
import { defaultSalesUnit, unitKind } from '@provender/domain/units/units'
import { type BitSet, eachOrdinal, emptyBitSet, hasBit, intersection, union } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import { createOrderableCheck } from './orderable.ts'
import type { CatalogueProduct } from './product.ts'
import { wordsOf } from './search/words.ts'
import { productValue } from './view/product-value.ts'
import { type SoldUnit, soldUnits } from './view/sold-units.ts'
import type { PriceViewer } from './viewer.ts'

export interface SubstituteViewer extends PriceViewer {
  readonly visible: BitSet
  readonly inStock: BitSet
  readonly bought?: BitSet
}

interface Candidate extends SubstituteCandidate {
  readonly product: CatalogueProduct
}

/**
 * The substitutes for a product that is out of stock, best first, at most three; none for a product in stock. They come from its own
 * categories, and the viewer sees each of them and can add it. The same on server and device.
 */
export function substitutesOf(
  catalogue: Catalogue,
  product: CatalogueProduct,
  viewer: SubstituteViewer,
): readonly CatalogueProduct[] {
  const ordinal = catalogue.ordinalOf.get(product.id)
  if (ordinal === undefined || hasBit(viewer.inStock, ordinal) || product.itemType === 'DEPOSIT') return []
  const isOrderable = createOrderableCheck(catalogue, viewer)
  const unit = defaultSalesUnit(product)
  const kind = kindOf(catalogue, product)
  const candidates: Candidate[] = []
  eachOrdinal(ordinalsBeside(catalogue, product, viewer), (each) => {
    const other = catalogue.products[each]
    if (!other || other.itemType === 'DEPOSIT') return
    const otherKind = kindOf(catalogue, other)
    if (!isAlike(kind, otherKind) || !isOrderable(each)) return
    const units = soldUnits(catalogue, other, viewer).filter(({ chosen }) => chosen !== null)
    const sold = units.find((each) => each.kind === unitKind(product, unit)) ?? units[0]
    if (!sold?.chosen) return
    const { id } = other
    const wasBought = viewer.bought !== undefined && hasBit(viewer.bought, each)
    candidates.push({
      id,
      product: other,
      ...otherKind,
      ...packOf(other, sold),
      price: sold.chosen.net,
      wasBought,
    })
  })
  const wanted = soldUnits(catalogue, product, viewer).find((each) => each.unit === unit)
  const pack = wanted ? packOf(product, wanted) : { pieces: 1, content: undefined }
  return rankSubstitutes({ id: product.id, ...kind, ...pack }, candidates).map((each) => each.product)
}

/** The visible products of the same categories that are in stock. */
function ordinalsBeside(
  { products, inCategory }: Catalogue,
  { categoryIds }: CatalogueProduct,
  { visible, inStock }: SubstituteViewer,
): BitSet {
  const beside = union(categoryIds.map((id) => inCategory.get(id) ?? emptyBitSet(products.length)))
  return intersection(intersection(visible, inStock), beside)
}

const kinds = new WeakMap<
  CatalogueProduct,
  { readonly of: Catalogue['values']; readonly kind: ProductKind }
>()

/** Computed once while the product and the attributes are unchanged. */
function kindOf(catalogue: Catalogue, product: CatalogueProduct): ProductKind {
  const cached = kinds.get(product)
  if (cached?.of === catalogue.values) return cached.kind
  const brand = productValue(catalogue, product, 'brand')
  const brandWords = brand ? wordsOf(brand.name.en) : []
  const diet = catalogue.attributes.find(({ code }) => code === 'diet')
  const kind: ProductKind = {
    words: [...new Set(wordsOf(product.name.replace(priceMark, ' ')))].filter(
      (word) => !brandWords.includes(word),
    ),
    brand: brand?.id,
    storage: productValue(catalogue, product, 'storage')?.code,
    diets: product.attributeValueIds.filter(
      (id) => diet !== undefined && catalogue.values.get(id)?.attributeId === diet.id,
    ),
  }
  kinds.set(product, { of: catalogue.values, kind })
  return kind
}

const kilogram = { amount: 1000, measure: 'kg' } as const

/** The printed price of a price-marked pack: `PM £1.59`, `PMP 99p`. */
const priceMark = /\bpmp?\b\s*[£€]?\s*[\d.,]*p?/i

export const isPriceMarked = ({ name }: CatalogueProduct): boolean => priceMark.test(name)

function packOf({ packSize, piecesPerBox }: CatalogueProduct, { kind, piecesPerUnit }: SoldUnit): SoldPack {
  const content = kind === 'kg' ? kilogram : pieceContent(packSize, piecesPerBox)
  return { pieces: piecesPerUnit, content }
}
