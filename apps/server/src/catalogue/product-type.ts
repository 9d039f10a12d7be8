import type { CatalogueProduct } from '@provender/catalogue/product'
import { pricesOf } from '@provender/catalogue/viewer'
import type { PriceKind } from '@provender/domain/feed/rows'
import { discounted, type Quantity, type UnitPrice, unitPriceWithVat } from '@provender/domain/money/money'
import { type ChosenPrice, choosePrice, type Price, type SalesUnit } from '@provender/domain/price/price'
import { type StockLevel, stockState } from '@provender/domain/stock/stock'
import { baseUnitsPerUnit, salesUnits, type UnitKind, unitKind } from '@provender/domain/units/units'
import { builder } from '../graphql/builder.ts'
import { Attribute, attributesOfProduct } from './attribute-type.ts'
import type { CatalogueViewer } from './catalogue-viewer.ts'
import { categoriesOfProduct, Category } from './category-type.ts'
import { pictureAddress } from './picture-address.ts'

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
      resolve: (price) => netOf(price.price, price),
    }),
    netParcelPrice: t.field({
      type: 'UnitPrice',
      nullable: true,
      resolve: (price) => netOf(price.parcelPrice, price),
    }),
  }),
})

function netOf(listed: UnitPrice | null, price: Price): UnitPrice | null {
  return listed === null ? null : discounted(listed, price.discountBasisPoints)
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

interface SoldUnit {
  readonly product: CatalogueProduct
  readonly unit: SalesUnit
  readonly chosen: ChosenPrice | null
}

const ProductUnit = builder.objectRef<SoldUnit>('ProductUnit')
builder.objectType(ProductUnit, {
  description: 'A unit the product is sold in, with the price that counts for the viewer.',
  fields: (t) => ({
    unit: t.exposeString('unit', { description: '1 or 2.' }),
    kind: t.field({ type: UnitKindEnum, resolve: ({ product, unit }) => unitKind(product, unit) }),
    piecesPerUnit: t.int({
      resolve: ({ product, unit }) =>
        unitKind(product, unit) === 'box' ? baseUnitsPerUnit(product, unit) : 1,
    }),
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
      resolve: ({ chosen, product, unit }) => rateForOne(chosen, product, unit),
      description: 'The net price of one piece of a box.',
    }),
  }),
})

function rateForOne(
  chosen: ChosenPrice | null,
  product: CatalogueProduct,
  unit: SalesUnit,
): UnitPrice | null {
  if (chosen === null || unitKind(product, unit) !== 'box') return null
  return Math.round(chosen.net / baseUnitsPerUnit(product, unit)) as UnitPrice
}

function soldUnits(product: CatalogueProduct, viewer: CatalogueViewer): SoldUnit[] {
  const prices = pricesOf(viewer.catalogue, product, viewer)
  return salesUnits(product).map((unit) => ({ product, unit, chosen: choosePrice(prices, unit, viewer) }))
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
      resolve: shownCount,
      description: 'Pieces, or kilograms of products sold by weight. Null above the limit of visible counts.',
    }),
  }),
})

function stateOf({ level, product }: ShownStock) {
  return stockState(level, product.minStock)
}

/** The count, where it may be seen: a competitor must not be able to read it off the wire. */
function shownCount({ level, product, viewer: { config } }: ShownStock): Quantity | null {
  if (!config.stockCountVisibilityEnabled || level.suspended) return null
  const isWeighed = product.unit2 === 'kg'
  const thousandths = isWeighed ? level.onHand : level.onHand * 1000
  return thousandths <= config.stockCountVisibilityLimit * 1000 ? (thousandths as Quantity) : null
}

export const Product = builder.objectRef<CatalogueProduct>('Product')
builder.objectType(Product, {
  description: 'A product as the viewer sees it, under the names of the specification (section 3).',
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
      resolve: (product, _args, { viewer }) => pricesOf(viewer.catalogue, product, viewer).private,
    }),
    promoPrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => pricesOf(viewer.catalogue, product, viewer).promo,
    }),
    clearancePrice: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => pricesOf(viewer.catalogue, product, viewer).clearance,
    }),
    rawPrices: t.field({
      type: ProductPrice,
      nullable: true,
      resolve: (product, _args, { viewer }) => (viewer.hideStandard ? null : product.standard),
      description: 'The standard price before the company’s own; null where it is hidden from the viewer.',
    }),
    units: t.field({
      type: [ProductUnit],
      resolve: (product, _args, { viewer }) => soldUnits(product, viewer),
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
      resolve: (product, _args, context) => valueName(product, 'brand', context)?.name ?? null,
      description: 'The name of its Brand attribute.',
    }),
    storage: t.string({
      nullable: true,
      resolve: (product, _args, context) => valueName(product, 'storage', context)?.code ?? null,
      description: 'How it is kept: ambient, chilled or frozen.',
    }),
  }),
})

function valueName(
  product: CatalogueProduct,
  attributeCode: string,
  { viewer }: { readonly viewer: CatalogueViewer },
): { readonly name: string; readonly code: string } | undefined {
  const attribute = viewer.catalogue.attributes.find(({ code }) => code === attributeCode)
  if (!attribute) return undefined
  for (const id of product.attributeValueIds) {
    const value = viewer.catalogue.values.get(id)
    if (value?.attributeId === attribute.id) return { name: value.name.en, code: value.code }
  }
  return undefined
}
