import type { QuantityLimits } from '@provender/domain/units/quantity-limits'
import { AddControl } from '@provender/ui/product/add-control'
import { type AddLabels } from '@provender/ui/product/add-control-props'
import { productControl } from './add-state.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductLabels } from './product-labels.ts'
import type { ProductList } from './product-list.ts'

export const box: ProductUnitFieldsFragment = {
  unit: '2',
  kind: 'BOX',
  piecesPerUnit: 12,
  price: '8.64',
  priceWithVat: '10.368',
  oldPrice: null,
  oldPriceWithVat: null,
  priceKind: 'STANDARD',
}

export const piece: ProductUnitFieldsFragment = {
  ...box,
  unit: '1',
  kind: 'PIECE',
  piecesPerUnit: 1,
  price: '0.79',
  priceWithVat: '0.948',
}

export const kilogram: ProductUnitFieldsFragment = {
  ...box,
  kind: 'KG',
  piecesPerUnit: 1,
  price: '7.85',
  priceWithVat: '7.85',
}

export const inStock: ProductCardFieldsFragment['stockStatus'] = {
  available: true,
  lowStock: false,
  saleType: 'NORMAL',
  stockCount: null,
}

export const tomatoes: ProductCardFieldsFragment = {
  id: '7',
  code: '104217',
  name: 'Chopped Tomatoes',
  packSize: '12 x 400g',
  brand: 'Pomaro',
  storage: 'ambient',
  pictureUrl: null,
  pieceUnit: 'each',
  secondUnit: 'box',
  piecesPerBox: 12,
  weight: 0.4,
  sellAs: '3',
  defaultUnit: '2',
  itemType: 'STANDARD',
  vat: 20,
  isNew: false,
  isFavorites: false,
  stockReminderActive: false,
  units: [piece, box],
  stockStatus: inStock,
}

const addLabels: AddLabels = {
  remove: 'Remove',
  fewer: 'Fewer',
  more: 'More',
  cancel: 'Cancel',
  approve: 'Approve',
  quantity: 'Quantity',
  login: 'Login to buy',
  add: 'Add',
  choose: 'Box or each',
  setReminder: 'Notify me',
  removeReminder: "You'll be notified",
  adding: 'Adding',
}

const labels: ProductLabels = {
  add: { PIECE: addLabels, BOX: addLabels, KG: { ...addLabels, choose: 'Kg or each', suffix: 'kg' } },
  price: {
    yours: 'Your price',
    promo: 'Promo',
    clearance: 'Clearance',
    was: 'was',
    hidden: 'Contact us for pricing',
    noVat: '0% VAT',
    including: (amount) => `${amount} inc VAT`,
    excluding: (amount) => `${amount} + VAT`,
    each: (amount) => `${amount} each`,
    aboutEach: (amount) => `about ${amount} each`,
    perMeasure: { kg: (amount) => `${amount}/kg`, l: (amount) => `${amount}/l` },
    unitIncluding: (unit) => `${unit} inc VAT`,
  },
  stock: {
    in: 'In stock',
    out: 'Out of stock',
    outMayNotArrive: 'Out of stock, may not arrive',
    low: 'Low stock',
    lowLeft: (count) => `Low stock · ${count} left`,
    lessThanBox: 'Less than a box left',
    transit: 'In transit, may not arrive',
    transitLeft: (count) => `In transit, may not arrive · ${count} left`,
  },
  unit: { PIECE: 'each', BOX: 'box', KG: 'kg' },
  quantity: (quantity, kind) => `${quantity / 1000} ${kind}`,
  pack: (packSize) => packSize,
  boxOf: (count) => `Box of ${count}`,
  byKilogram: 'By the kilogram',
  single: 'Single piece',
  newLabel: 'New',
  chilled: 'Chilled',
  frozen: 'Frozen',
  favourite: (name) => `Favourite, ${name}`,
  allYours: (quantity, kind) => `You have the last ${quantity / 1000} ${kind}`,
  available: (quantity, kind) => `Available: ${quantity / 1000} ${kind}`,
  lessThanOne: (rest, kind) => `Less than a ${kind} left: ${rest / 1000}`,
  mayNotArrive: (quantity, kind) => `May not arrive: ${quantity / 1000} ${kind}`,
  maxPerOrder: (quantity, kind) => `Maximum per order: ${quantity / 1000} ${kind}`,
}

const quantityLimits: QuantityLimits = {
  maxBasketItemPcsQuantity: 999,
  maxBasketItemBoxQuantity: 99,
  maxBasketItemKgQuantity: 500,
}

export const listContext: ProductList = {
  labels,
  language: 'en',
  currencyCode: 'GBP',
  includesVat: false,
  isSignedIn: true,
  stockPolicy: { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true },
  quantityLimits,
  loginHref: '/login?next=%2Fshop',
  AddControl,
  controlOf: productControl,
  onAdd: () => {},
  onFavourite: () => {},
}
