import { countAsQuantity } from '@provender/catalogue/count-as-quantity'
import { pictureAddress } from '@provender/catalogue/picture-address'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { productValue } from '@provender/catalogue/product-value'
import { type SoldUnit, soldUnits } from '@provender/catalogue/sold-units'
import { visibleStockCount } from '@provender/catalogue/stock-count'
import { pricesOf } from '@provender/catalogue/viewer'
import type { PriceKind } from '@provender/domain/import/rows'
import { type UnitPrice, unitPriceWithVat } from '@provender/domain/money/money'
import { netOnly, netPrice, type Price } from '@provender/domain/price/price'
import { type StockLevel, stockState } from '@provender/domain/stock/stock'
import type { UnitKind } from '@provender/domain/units/units'
import { builder } from '../../kernel/graphql/builder.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
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
    discount: t.float({ resolve: (price) => price.discountBasisPoints / 100, description: 'Percent.' }),
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

function toldPrice(product: CatalogueProduct, viewer: CatalogueViewer, kind: PriceKind): Price | null {
  const price = pricesOf(viewer.catalogue, product, viewer)[kind]
  return price && viewer.hideStandard ? netOnly(price) : price
}

export const PriceKindEnum = builder.enumType('PriceKind', {
  values: {
    CLEARANCE: { value: 'clearance' },
    PROMO: { value: 'promo' },
    PRIVATE: { value: 'private' },
    STANDARD: { value: 'standard' },
  } as const satisfies Record<string, { value: PriceKind }>,
})

export const UnitKindEnum = builder.enumType('UnitKind', {
  values: {
    PIECE: { value: 'piece' },
    BOX: { value: 'box' },
    KG: { value: 'kg' },
  } as const satisfies Record<string, { value: UnitKind }>,
})

interface UnitOfProduct extends SoldUnit {
  readonly product: CatalogueProduct
}

const ProductUnit = builder.objectRef<UnitOfProduct>('ProductUnit')
builder.objectType(ProductUnit, {
  description: 'A unit the product is sold in, with the price that counts for the viewer.',
  fields: (t) => ({
    unit: t.exposeString('unit', { description: '1 or 2.' }),
    kind: t.expose('kind', { type: UnitKindEnum }),
    piecesPerUnit: t.exposeInt('piecesPerUnit'),
    price: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: ({ chosen }) => chosen?.net ?? null,
      description: 'Net. Null: no price for the viewer, the unit cannot be added.',
    }),
    priceWithVat: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: ({ chosen, product }) => chosen && unitPriceWithVat(chosen.net, product.vatBasisPoints),
    }),
    oldPrice: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: ({ chosen }) => chosen?.old ?? null,
      description: 'The standard net price, where the price is below it.',
    }),
    oldPriceWithVat: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: ({ chosen, product }) =>
        chosen?.old ? unitPriceWithVat(chosen.old, product.vatBasisPoints) : null,
    }),
    hasDiscount: t.boolean({ resolve: ({ chosen }) => chosen?.old != null }),
    priceKind: t.field({
      type: PriceKindEnum,
      nullable: true,
      resolve: ({ chosen }) => chosen?.kind ?? null,
    }),
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

interface ShownStock {
  readonly product: CatalogueProduct
  readonly level: StockLevel
  readonly viewer: CatalogueViewer
}

const StockStatus = builder.objectRef<ShownStock>('StockStatus')
builder.objectType(StockStatus, {
  fields: (t) => ({
    available: t.boolean({ resolve: (stock) => stateOf(stock) !== 'out' }),
    suspended: t.boolean({ resolve: ({ level }) => level.suspended }),
    lowStock: t.boolean({ resolve: (stock) => stateOf(stock) === 'low' }),
    saleType: t.string({ resolve: ({ product }) => product.saleType }),
    stockCount: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: ({ product, level, viewer }) => {
        const count = visibleStockCount(product, level, viewer.config)
        return count === null ? null : countAsQuantity(product, count)
      },
      description: 'Pieces, or kilograms of products sold by weight. Null above the limit of visible counts.',
    }),
  }),
})

function stateOf({ level, product }: ShownStock) {
  return stockState(level, product.minStock)
}

export const Product = builder.objectRef<CatalogueProduct>('Product')
builder.objectType(Product, {
  description:
    'A product as the viewer sees it, with the field names of the contract (docs/product-rules.md#contract).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Int64' }),
    code: t.exposeString('code'),
    description1: t.exposeString('description1'),
    description2: t.exposeString('description2', { description: 'The display name.' }),
    description3: t.exposeString('description3'),
    vatCode: t.exposeString('vatCode'),
    vat: t.float({ resolve: (product) => product.vatBasisPoints / 100, description: 'Percent.' }),
    barcode1: t.string({ nullable: true, resolve: (product) => product.barcodes[0] ?? null }),
    barcode2: t.string({ nullable: true, resolve: (product) => product.barcodes[1] ?? null }),
    barcode3: t.string({ nullable: true, resolve: (product) => product.barcodes[2] ?? null }),
    unit1: t.exposeString('unit1'),
    unit2: t.exposeString('unit2'),
    unitRate1: t.exposeInt('unitRate1', { description: 'Pieces in a box.' }),
    pSize: t.exposeString('pSize'),
    weight: t.float({
      resolve: (product) => product.weightGrams / 1000,
      description: 'Kilograms of one piece.',
    }),
    minStock: t.float({
      resolve: (product) => (product.unit2 === 'kg' ? product.minStock / 1000 : product.minStock),
    }),
    saleType: t.exposeString('saleType'),
    itemType: t.exposeString('itemType'),
    defaultUnit: t.exposeString('defaultUnit'),
    secondaryUnit: t.exposeString('secondaryUnit'),
    catalogCode: t.exposeString('catalogCode'),
    notes: t.exposeString('notes'),
    notes2: t.exposeString('notes2'),
    allowSales: t.exposeString('allowSales'),
    deletedAt: t.field({ type: 'DateTime', nullable: true, resolve: () => null }),
    createdAt: t.field({ type: 'DateTime', resolve: (product) => product.createdAtMs }),
    isNew: t.boolean({ resolve: (product, _args, { viewer }) => product.createdAtMs >= viewer.newSinceMs }),
    isFavorites: t.boolean({ resolve: ({ id }, _args, { viewer }) => viewer.favourites.has(id) }),
    stockReminderActive: t.boolean({ resolve: ({ id }, _args, { viewer }) => viewer.reminders.has(id) }),
    webPublished: t.exposeBoolean('webPublished'),
    mobilePublished: t.exposeBoolean('mobilePublished'),
    hasStock: t.boolean({
      resolve: (product, _args, { deps }) =>
        stockState(deps.catalogue.stock.of(product.id), product.minStock) !== 'out',
    }),
    price: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => (viewer.hideStandard ? null : product.standard),
      description: 'The standard price; null where it is hidden from the viewer.',
    }),
    privatePrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => toldPrice(product, viewer, 'private'),
    }),
    promoPrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => toldPrice(product, viewer, 'promo'),
    }),
    clearancePrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => toldPrice(product, viewer, 'clearance'),
    }),
    rawPrices: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => (viewer.hideStandard ? null : product.standard),
      description: 'The standard price before the company’s own; null where it is hidden from the viewer.',
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
            product,
          }),
        ),
      description: 'The units it is sold in, with the price that counts for each.',
    }),
    categories: t.field({
      type: [Category],
      resolve: (product, _args, { viewer }) => categoriesOfProduct(product, viewer),
    }),
    attributes: t.field({
      type: [Attribute],
      resolve: (product, _args, { viewer }) => attributesOfProduct(product, viewer),
    }),
    stockStatus: t.field({
      type: StockStatus,
      resolve: (product, _args, { deps, viewer }) => ({
        product,
        viewer,
        level: deps.catalogue.stock.of(product.id),
      }),
    }),
    pictureUrl: t.string({
      nullable: true,
      resolve: (product, _args, { viewer }) => pictureAddress(product.picture, viewer.config),
    }),
    brand: t.string({
      nullable: true,
      resolve: (product, _args, { viewer }) =>
        productValue(viewer.catalogue, product, 'brand')?.name.en ?? null,
      description: 'The name of its Brand attribute.',
    }),
    storage: t.string({
      nullable: true,
      resolve: (product, _args, { viewer }) =>
        productValue(viewer.catalogue, product, 'storage')?.code ?? null,
      description: 'How it is kept: ambient, chilled or frozen.',
    }),
  }),
})
