import { allergensOf } from '@provender/catalogue/allergens'
import type { CatalogueProduct } from '@provender/catalogue/product'
import {
  convertedAnswers,
  type ProductStock,
  stockAnswers,
  unitAnswers,
  type UnitOfProduct,
  viewerAnswers,
} from '@provender/catalogue/product-answers'
import { type SoldUnit, soldUnits } from '@provender/catalogue/sold-units'
import { visibleStockCount } from '@provender/catalogue/stock-count'
import { substitutesOf } from '@provender/catalogue/substitutes'
import { pricesOf } from '@provender/catalogue/viewer'
import type { PriceKind } from '@provender/domain/import/rows'
import type { UnitPrice } from '@provender/domain/money/money'
import { netOnly, netPrice, type Price } from '@provender/domain/price/price'
import { type StockLevel, stockState } from '@provender/domain/stock/stock'
import { builder } from '../../kernel/graphql/builder.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import { answerFields, plainFields, viewerFields } from './answer-fields.ts'
import { Attribute, attributesOfProduct } from './attribute-type.ts'
import { categoriesOfProduct, Category } from './category-type.ts'

const ProductPrice = builder.objectRef<Price>('ProductPrice')
builder.objectType(ProductPrice, {
  description:
    'One price of a product. `price` is for unit 1, `parcelPrice` for unit 2; net is after the discount.',
  fields: (t) => ({
    priceId: t.expose('priceId', { type: 'Int64' }),
    price: t.expose('price', { type: 'UnitPrice', nullable: true }),
    parcelPrice: t.expose('parcelPrice', { type: 'UnitPrice', nullable: true }),
    discount: t.float({ resolve: (price) => price.discountBasisPoints / 100, description: 'In percent.' }),
    netPrice: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: (price) => netPrice(price, '1'),
    }),
    netParcelPrice: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: (price) => netPrice(price, '2'),
    }),
  }),
})

function visiblePrice(product: CatalogueProduct, viewer: CatalogueViewer, kind: PriceKind): Price | null {
  const price = pricesOf(viewer.catalogue, product, viewer)[kind]
  return price && viewer.hideStandard ? netOnly(price) : price
}

const ProductUnit = builder.objectRef<UnitOfProduct>('ProductUnit')
builder.objectType(ProductUnit, {
  description: 'A unit that the product is sold in, with the viewer’s price.',
  fields: (t) => ({
    ...answerFields(t, unitAnswers),
    hasDiscount: t.boolean({ resolve: ({ chosen }) => chosen?.old != null }),
    unitRateForOne: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: rateForOne,
      description: 'The net price of one piece of a box.',
    }),
  }),
})

function rateForOne({ kind, piecesPerUnit, chosen }: SoldUnit): UnitPrice | null {
  return chosen === null || kind !== 'box' ? null : (Math.round(chosen.net / piecesPerUnit) as UnitPrice)
}

interface StockOfProduct extends ProductStock {
  readonly suspended: boolean
}

const StockStatus = builder.objectRef<StockOfProduct>('StockStatus')
builder.objectType(StockStatus, {
  fields: (t) => ({ ...answerFields(t, stockAnswers), suspended: t.exposeBoolean('suspended') }),
})

function stockOf(product: CatalogueProduct, level: StockLevel, { config }: CatalogueViewer): StockOfProduct {
  return {
    product,
    state: stockState(level, product.minStock),
    count: visibleStockCount(product, level, config),
    suspended: level.suspended,
  }
}

export const Product = builder.objectRef<CatalogueProduct>('Product')
builder.objectType(Product, {
  description:
    'A product as the viewer sees it, with the field names of the contract (docs/product-rules.md#contract).',
  fields: (t) => ({
    ...plainFields(t),
    ...answerFields(t, convertedAnswers),
    ...viewerFields(t, viewerAnswers),
    minStock: t.float({
      resolve: (product) => (product.secondUnit === 'kg' ? product.minStock / 1000 : product.minStock),
    }),
    deletedAt: t.field({ type: 'DateTime', nullable: true, resolve: () => null }),
    createdAt: t.field({ type: 'DateTime', resolve: (product) => product.createdAtMs }),
    hasStock: t.boolean({
      resolve: (product, _args, { deps }) =>
        stockState(deps.catalogue.stock.of(product.id), product.minStock) !== 'out',
    }),
    price: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => (viewer.hideStandard ? null : product.standard),
      description: 'The standard price; null if it is hidden from the viewer.',
    }),
    privatePrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => visiblePrice(product, viewer, 'private'),
    }),
    promoPrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => visiblePrice(product, viewer, 'promo'),
    }),
    clearancePrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => visiblePrice(product, viewer, 'clearance'),
    }),
    rawPrices: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => (viewer.hideStandard ? null : product.standard),
      description: 'The standard price without the company’s prices; null if it is hidden from the viewer.',
    }),
    units: t.field({
      type: [ProductUnit],
      resolve: (product, _args, { viewer }) =>
        soldUnits(viewer.catalogue, product, viewer).map(
          ({ unit, kind, piecesPerUnit, chosen }): UnitOfProduct => ({
            unit,
            kind,
            piecesPerUnit,
            chosen,
            vatBasisPoints: product.vatBasisPoints,
          }),
        ),
      description: 'The units that the product is sold in, with the viewer’s price of each.',
    }),
    categories: t.field({
      type: [Category],
      resolve: (product, _args, { viewer }) => categoriesOfProduct(product, viewer),
    }),
    attributes: t.field({
      type: [Attribute],
      resolve: (product, _args, { viewer }) => attributesOfProduct(product, viewer),
    }),
    allergens: t.stringList({
      resolve: (product, _args, { viewer, language }) => [
        ...allergensOf(viewer.catalogue, product, language),
      ],
      description: 'The names of the allergens that it contains, as far as the wholesaler has listed them.',
    }),
    stockStatus: t.field({
      type: StockStatus,
      resolve: (product, _args, { deps, viewer }) =>
        stockOf(product, deps.catalogue.stock.of(product.id), viewer),
    }),
  }),
})

builder.objectField(Product, 'substitutes', (t) =>
  t.field({
    type: [Product],
    resolve: (product, _args, { viewer }) =>
      substitutesOf(viewer.catalogue, product, {
        ...viewer,
        visible: viewer.visible(),
        inStock: viewer.inStock(),
        bought: viewer.boughtBits(),
      }),
    description: 'The substitutes for a product that is out of stock, best first, at most three.',
  }),
)
