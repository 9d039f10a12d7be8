import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { OrderState, PaymentType } from '@provender/domain/order/order'
import type { LocalDate } from '@provender/domain/slots/hours'
import type { DemoFavourites, DemoOrder, DemoOrderLine } from '../dataset.ts'
import { plusDays } from '../days.ts'
import { createRandom, pickOne, integerBetween, type RandomSource } from '../random-source.ts'
import { cafe, caterer, cornerShop, deli, grillRestaurant, type RegularProduct } from './regular-products.ts'
import { productsOfUsuals, type SellableProduct } from './sellable-products.ts'

interface Habit {
  readonly companyCode: string
  /** Users who order, the most frequent first. */
  readonly users: readonly string[]
  readonly usuals: readonly RegularProduct[]
  /** A value of the attribute `range`, whose products are ordered occasionally. */
  readonly audience: string
  readonly weeks: number
  /** Days from the last orders to the anchor; earlier orders are whole weeks before. */
  readonly lastDays: readonly number[]
  /** The frequency with which a small order for collection follows the main one. */
  readonly topUps: number
  /** Payment type of deliveries; collected orders are paid at the counter. */
  readonly pays: PaymentType
  /** Orders of the last night, so that every order state occurs. */
  readonly lastNight: readonly Pick<When, 'method' | 'state'>[]
}

interface When {
  readonly daysBefore: number
  readonly method: FulfilmentMethod
  readonly isShort: boolean
  /** Null to derive the state from the days since. */
  readonly state: OrderState | null
}

const habits: readonly Habit[] = [
  {
    companyCode: '2071',
    users: ['demo@provender.example', 'till@provender.example'],
    usuals: cornerShop,
    audience: 'corner-shop',
    weeks: 61,
    lastDays: [2],
    topUps: 0.34,
    pays: 'ACCOUNT',
    lastNight: [
      { method: 'DELIVERY', state: 'PICKING' },
      { method: 'CLICK_AND_COLLECT', state: 'SUBMITTED' },
    ],
  },
  {
    companyCode: '2114',
    users: ['rival@provender.example', 'kitchen@koz.example'],
    usuals: grillRestaurant,
    audience: 'restaurant',
    weeks: 14,
    lastDays: [1, 4],
    topUps: 0.1,
    pays: 'ACCOUNT',
    lastNight: [],
  },
  {
    companyCode: '2187',
    users: ['sklep@podlipa.example', 'piotr@podlipa.example'],
    usuals: deli,
    audience: 'corner-shop',
    weeks: 18,
    lastDays: [3],
    topUps: 0.1,
    pays: 'CASH',
    lastNight: [{ method: 'DELIVERY', state: 'PACKED' }],
  },
  {
    companyCode: '2230',
    users: ['hello@copperpot.example'],
    usuals: cafe,
    audience: 'cafe',
    weeks: 9,
    lastDays: [2],
    topUps: 0.2,
    pays: 'CASH',
    lastNight: [{ method: 'CLICK_AND_COLLECT', state: 'READY_TO_COLLECT' }],
  },
  {
    companyCode: '2305',
    users: ['orders@hartwellfinch.example', 'stores@hartwellfinch.example'],
    usuals: caterer,
    audience: 'caterer',
    weeks: 24,
    lastDays: [5],
    topUps: 0,
    pays: 'ACCOUNT',
    lastNight: [{ method: 'DELIVERY', state: 'ON_HOLD' }],
  },
]

function stateOf({ daysBefore, method, state }: When, chance: RandomSource): OrderState {
  if (state !== null) return state
  if (daysBefore <= 2) return daysBefore === 1 ? 'CONFIRMED' : 'OUT_FOR_DELIVERY'
  if (daysBefore > 20 && chance() < 0.03) return 'CANCELLED'
  return method === 'DELIVERY' ? 'DELIVERED' : 'COLLECTED'
}

const timeOf = (chance: RandomSource, firstHour: number, hours: number): string =>
  `${String(firstHour + Math.floor(chance() * hours)).padStart(2, '0')}:${String(integerBetween(chance, 0, 59)).padStart(2, '0')}`

/** Boxes and pieces are integers; weighed products are ordered in half kilograms. */
function quantityOf(chance: RandomSource, { offer }: SellableProduct, usually: number): number {
  const swing = 0.7 + chance() * 0.7
  if (offer.size.soldBy === 'weight') return Math.max(1, Math.round(usually * swing * 2)) * 500
  return Math.max(1, Math.round(usually * swing)) * 1000
}

function lineOf(chance: RandomSource, sellable: SellableProduct, usually: number): DemoOrderLine {
  return {
    productCode: sellable.product.code,
    unit: sellable.unit,
    quantity: quantityOf(chance, sellable, usually),
  }
}

interface CompanyRange {
  readonly usuals: readonly { readonly usual: RegularProduct; readonly sellable: SellableProduct }[]
  readonly extras: readonly SellableProduct[]
}

function linesOf(chance: RandomSource, range: CompanyRange, day: LocalDate): readonly DemoOrderLine[] {
  const wasListed = ({ product }: SellableProduct): boolean =>
    product.createdOn === null || product.createdOn <= day
  const usual = range.usuals
    .filter(({ usual, sellable }) => chance() < usual.likelihood && wasListed(sellable))
    .map(({ usual, sellable }) => lineOf(chance, sellable, usual.quantity))
  const extra = Array.from({ length: integerBetween(chance, 1, 4) }, () => pickOne(chance, range.extras))
    .filter(wasListed)
    .map((sellable) => lineOf(chance, sellable, 1))
  return [...new Map([...usual, ...extra].map((line) => [line.productCode, line])).values()]
}

function datesOf(seed: number, { companyCode, weeks, lastDays, topUps, lastNight }: Habit): readonly When[] {
  const chance = createRandom(seed, `dates ${companyCode}`)
  const regular = Array.from({ length: weeks }, (_, week): readonly When[] => {
    const main = lastDays.map((day): When => ({
      daysBefore: day + week * 7,
      method: 'DELIVERY',
      isShort: false,
      state: null,
    }))
    if (week === 0 || chance() >= topUps) return main
    return [...main, { daysBefore: week * 7 - 1, method: 'CLICK_AND_COLLECT', isShort: true, state: null }]
  })
  return [...regular.flat(), ...lastNight.map((last): When => ({ ...last, daysBefore: 1, isShort: true }))]
}

function ordersOfHabit(
  seed: number,
  habit: Habit,
  range: CompanyRange & { readonly anchor: LocalDate },
): readonly DemoOrder[] {
  return datesOf(seed, habit).map((when) => {
    const { daysBefore, method, isShort } = when
    const chance = createRandom(seed, `order ${habit.companyCode} ${daysBefore} ${method} ${isShort}`)
    const lines = linesOf(chance, range, plusDays(range.anchor, -daysBefore))
    return {
      companyCode: habit.companyCode,
      userEmail: chance() < 0.8 ? (habit.users[0] ?? '') : pickOne(chance, habit.users),
      placedDaysBefore: daysBefore,
      placedAt: method === 'DELIVERY' ? timeOf(chance, 16, 4) : timeOf(chance, 8, 4),
      method,
      state: stateOf(when, chance),
      paymentType: method === 'DELIVERY' ? habit.pays : 'CASH',
      lines: isShort ? lines.slice(0, integerBetween(chance, 2, 7)) : lines,
    }
  })
}

/** The orders of every company, oldest first. */
export function ordersOf(
  seed: number,
  anchor: LocalDate,
  sellable: readonly SellableProduct[],
): readonly DemoOrder[] {
  return habits
    .flatMap((habit) =>
      ordersOfHabit(seed, habit, {
        anchor,
        usuals: productsOfUsuals(habit.usuals, sellable),
        extras: sellable.filter(({ product }) => product.attributes.range?.includes(habit.audience)),
      }),
    )
    .filter(({ lines }) => lines.length > 0)
    .sort(
      (one, other) =>
        other.placedDaysBefore - one.placedDaysBefore || (one.placedAt < other.placedAt ? -1 : 1),
    )
}

/** Favourites of the users of three companies: most of their regular products. */
export function favouritesOf(seed: number, sellable: readonly SellableProduct[]): readonly DemoFavourites[] {
  return habits.slice(0, 3).map(({ users, usuals, companyCode }) => {
    const chance = createRandom(seed, `favourites ${companyCode}`)
    const codes = productsOfUsuals(usuals, sellable)
      .filter(() => chance() < 0.6)
      .map(({ sellable: { product } }) => product.code)
    return { userEmail: users[0] ?? '', productCodes: [...new Set(codes)] }
  })
}
