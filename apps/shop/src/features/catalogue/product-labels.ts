import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Quantity } from '@provender/domain/money/money'
import { decimalMark, showCount } from '@provender/domain/money/show-money'
import { packText } from '@provender/domain/units/pack-text'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import type { AddLabels } from '@provender/ui/product/add-control-props'
import { languageOf } from '@provender/web/texts/loaded-texts'
import type { UnitKind } from './product-card.documents.ts'

export interface ProductLabels {
  readonly add: Readonly<Record<UnitKind, AddLabels>>
  readonly price: PriceLabels
  readonly stock: StockLabels
  readonly unit: Readonly<Record<UnitKind, string>>
  readonly quantity: (quantity: Quantity, kind: UnitKind) => string
  readonly pack: (packSize: string) => string
  readonly boxOf: (count: string) => string
  readonly byKilogram: string
  readonly single: string
  readonly newLabel: string
  readonly chilled: string
  readonly frozen: string
  readonly favourite: (name: string) => string
  readonly allYours: (quantity: Quantity, kind: UnitKind) => string
  /** 'Available: 14 boxes': more than the line holds so far */
  readonly available: (quantity: Quantity, kind: UnitKind) => string
  /** 'Less than a box left: 9 pieces': what is left when no further unit is in stock */
  readonly lessThanOne: (rest: Quantity, kind: UnitKind) => string
  /** 'May not arrive: 7 pieces': the part ordered beyond the stock */
  readonly mayNotArrive: (quantity: Quantity, kind: UnitKind) => string
  /** 'Maximum per order: 99 boxes' */
  readonly maxPerOrder: (quantity: Quantity, kind: UnitKind) => string
}

interface PriceLabels {
  readonly yours: string
  readonly promo: string
  readonly clearance: string
  /** Read before a price that is struck through. */
  readonly was: string
  readonly hidden: string
  readonly noVat: string
  readonly including: (amount: string) => string
  readonly excluding: (amount: string) => string
  readonly each: (amount: string) => string
  readonly aboutEach: (amount: string) => string
  readonly perMeasure: Readonly<Record<'kg' | 'l', (amount: string) => string>>
  readonly unitIncluding: (unit: string) => string
}

interface StockLabels {
  readonly in: string
  readonly out: string
  readonly outMayNotArrive: string
  readonly low: string
  readonly lowLeft: (count: string) => string
  readonly lessThanBox: string
  readonly transit: string
  readonly transitLeft: (count: string) => string
}

const cachedLabels = new WeakMap<I18n, ProductLabels>()

export function productLabels(i18n: I18n): ProductLabels {
  const present = cachedLabels.get(i18n)
  if (present) return present
  const labels = createLabels(i18n)
  cachedLabels.set(i18n, labels)
  return labels
}

function createLabels(i18n: I18n): ProductLabels {
  const quantity = quantityLabels(i18n)
  return {
    add: addLabels(i18n),
    price: priceLabels(i18n),
    stock: stockLabels(i18n),
    unit: { BOX: i18n._(msg`box`), PIECE: i18n._(msg`each`), KG: i18n._(msg`kg`) },
    quantity,
    pack: (packSize) => packText(packSize, languageOf(i18n)),
    boxOf: (count) => i18n._(msg`Box of ${count}`),
    byKilogram: i18n._(msg`By the kilogram`),
    single: i18n._(msg`Single piece`),
    newLabel: i18n._(msg`New`),
    chilled: i18n._(msg`Chilled`),
    frozen: i18n._(msg`Frozen`),
    favourite: (name) => i18n._(msg`Favourite, ${name}`),
    allYours: (max, kind) => {
      const amount = quantity(max, kind)
      // A part of a kilogram counts as several.
      const count = kind === 'KG' ? 2 : max / 1000
      return i18n._(
        msg`${plural(count, { one: 'You have the last one', other: `You have the last ${amount}` })}`,
      )
    },
    available: (max, kind) => {
      const amount = quantity(max, kind)
      return i18n._(msg`Available: ${amount}`)
    },
    lessThanOne: (rest, kind) => {
      const amount = quantity(rest, kind === 'BOX' ? 'PIECE' : 'KG')
      return kind === 'BOX'
        ? i18n._(msg`Less than a box left: ${amount}`)
        : i18n._(msg`Less than a piece left: ${amount}`)
    },
    mayNotArrive: (late, kind) => {
      const amount = quantity(late, kind)
      return i18n._(msg`May not arrive: ${amount}`)
    },
    maxPerOrder: (max, kind) => {
      const amount = quantity(max, kind)
      return i18n._(msg`Maximum per order: ${amount}`)
    },
  }
}

function addLabels(i18n: I18n): ProductLabels['add'] {
  const shared = {
    remove: i18n._(msg`Remove from basket`),
    fewer: i18n._(msg`One less`),
    more: i18n._(msg`One more`),
    cancel: i18n._(msg`Cancel`),
    approve: i18n._(msg`Approve`),
    login: i18n._(msg`Login to buy`),
    add: i18n._(msg`Add`),
    setReminder: i18n._(msg`Notify me`),
    removeReminder: i18n._(msg`You'll be notified`),
    adding: i18n._(msg`Adding`),
  }
  const boxOrEach = i18n._(msg`Box or each`)
  return {
    PIECE: { ...shared, choose: boxOrEach, quantity: i18n._(msg`Quantity in pieces`) },
    BOX: { ...shared, choose: boxOrEach, quantity: i18n._(msg`Quantity in boxes`) },
    KG: {
      ...shared,
      choose: i18n._(msg`Kg or each`),
      quantity: i18n._(msg`Quantity in kilograms`),
      suffix: i18n._(msg`kg`),
    },
  }
}

function priceLabels(i18n: I18n): PriceLabels {
  return {
    yours: i18n._(msg`Your price`),
    promo: i18n._(msg`Promo`),
    clearance: i18n._(msg`Clearance`),
    was: i18n._(msg`was`),
    hidden: i18n._(msg`Contact us for pricing`),
    noVat: i18n._(msg`0% VAT`),
    including: (amount) => i18n._(msg`${amount} inc VAT`),
    excluding: (amount) => i18n._(msg`${amount} + VAT`),
    each: (amount) => i18n._(msg`${amount} each`),
    aboutEach: (amount) => i18n._(msg`about ${amount} each`),
    perMeasure: {
      kg: (amount) => i18n._(msg`${amount}/kg`),
      l: (amount) => i18n._(msg`${amount}/l`),
    },
    unitIncluding: (unit) => i18n._(msg`${unit} inc VAT`),
  }
}

function stockLabels(i18n: I18n): StockLabels {
  return {
    in: i18n._(msg`In stock`),
    out: i18n._(msg`Out of stock`),
    outMayNotArrive: i18n._(msg`Out of stock, may not arrive`),
    low: i18n._(msg`Low stock`),
    lowLeft: (count) => i18n._(msg`Low stock · ${count} left`),
    lessThanBox: i18n._(msg`Less than a box left`),
    transit: i18n._(msg`In transit, may not arrive`),
    transitLeft: (count) => i18n._(msg`In transit, may not arrive · ${count} left`),
  }
}

/** Uses the plural rule of the language and our own number format, so that server and browser render the same text. */
function quantityLabels(i18n: I18n): ProductLabels['quantity'] {
  const language = languageOf(i18n)
  return (quantity, kind) => {
    if (kind === 'KG') {
      const amount = displayedQuantity(quantity, decimalMark(language))
      return i18n._(msg`${amount} kg`)
    }
    const count = quantity / 1000
    const countText = showCount(count, language)
    return kind === 'BOX'
      ? i18n._(msg`${plural(count, { one: `${countText} box`, other: `${countText} boxes` })}`)
      : i18n._(msg`${plural(count, { one: `${countText} piece`, other: `${countText} pieces` })}`)
  }
}
