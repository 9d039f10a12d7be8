import { describe, expect, test } from 'vitest'
import { buildDemoWholesaler } from '../wholesaler.ts'

const shop = buildDemoWholesaler({ seed: 7, anchor: '2026-11-21' })
const ordersOf = (companyCode: string) => shop.orders.filter((order) => order.companyCode === companyCode)

describe('the customers', () => {
  test('are six, with the documented users', () => {
    const users = shop.companies.flatMap(({ code, users }) =>
      users.map(({ email, active }) => [email, code, active]),
    )
    expect(shop.companies).toHaveLength(6)
    expect(users).toContainEqual(['demo@provender.example', '2071', true])
    expect(users).toContainEqual(['till@provender.example', '2071', true])
    expect(users).toContainEqual(['rival@provender.example', '2114', true])
    expect(users).toContainEqual(['new@provender.example', '2398', false])
    expect(users.filter(([email]) => !String(email).endsWith('.example'))).toEqual([])
  })

  test('differ in price list, credit, route and price display', () => {
    const routes = new Set(shop.routes.map(({ code }) => code))
    const lists = new Set(shop.priceLists.map(({ code }) => code))
    const used = shop.companies.flatMap(({ routeCode }) => routeCode ?? [])
    expect(shop.companies.filter(({ creditLimitMinor }) => creditLimitMinor === null)).toHaveLength(1)
    expect(shop.companies.filter(({ showAllPricesIncludingVat }) => showAllPricesIncludingVat)).toHaveLength(
      1,
    )
    expect(shop.companies.filter(({ hideDefaultProductPrices }) => hideDefaultProductPrices)).toHaveLength(1)
    expect(new Set(used)).toEqual(routes)
    expect(
      shop.companies.flatMap(({ priceListCode }) => priceListCode ?? []).every((code) => lists.has(code)),
    ).toBe(true)
  })

  test('have telephone numbers reserved for fiction', () => {
    const numbers = shop.companies.flatMap(({ telephone, telephone2, mobile, fax }) => [
      telephone,
      telephone2,
      mobile,
      fax,
    ])
    const fictional = /^(|020 7946 0\d{3}|01(13|14|21|61) 496 0\d{3}|07700 900\d{3})$/
    expect(numbers.filter((number) => !fictional.test(number))).toEqual([])
  })

  test('of the corner shop have ordered every week for fourteen months', () => {
    const weeks = new Set(ordersOf('2071').map(({ placedDaysBefore }) => Math.floor(placedDaysBefore / 7)))
    expect(weeks.size).toBeGreaterThanOrEqual(60)
    expect(Math.max(...weeks)).toBeGreaterThanOrEqual(60)
  })

  test('buy the same products again in varying quantities', () => {
    const lines = ordersOf('2071').flatMap((order) => order.lines)
    const byProduct = Map.groupBy(lines, ({ productCode }) => productCode)
    const regular = [...byProduct.values()].filter((times) => times.length >= 30)
    expect(regular.length).toBeGreaterThan(15)
    expect(
      regular.filter((times) => new Set(times.map(({ quantity }) => quantity)).size > 1).length,
    ).toBeGreaterThan(10)
  })

  test('have nearly all orders delivered or collected, and the latest in progress', () => {
    const done = new Set(['DELIVERED', 'COLLECTED', 'CANCELLED'])
    const open = shop.orders.filter(({ state }) => !done.has(state))
    const states = new Set(shop.orders.map(({ state }) => state))
    expect(open.length).toBeGreaterThanOrEqual(5)
    expect(open.every(({ placedDaysBefore }) => placedDaysBefore <= 2)).toBe(true)
    expect([...states].sort()).toEqual([
      'CANCELLED',
      'COLLECTED',
      'CONFIRMED',
      'DELIVERED',
      'ON_HOLD',
      'OUT_FOR_DELIVERY',
      'PACKED',
      'PICKING',
      'READY_TO_COLLECT',
      'SUBMITTED',
    ])
    expect(shop.orders.map(({ placedDaysBefore }) => placedDaysBefore)).toEqual(
      shop.orders.map(({ placedDaysBefore }) => placedDaysBefore).sort((one, other) => other - one),
    )
  })

  test('collect only what was ordered for collection', () => {
    const collected = shop.orders.filter(({ state }) => state === 'COLLECTED' || state === 'READY_TO_COLLECT')
    const delivered = shop.orders.filter(({ state }) => state === 'DELIVERED' || state === 'OUT_FOR_DELIVERY')
    expect(new Set(collected.map(({ method }) => method))).toEqual(new Set(['CLICK_AND_COLLECT']))
    expect(new Set(delivered.map(({ method }) => method))).toEqual(new Set(['DELIVERY']))
  })

  test('have favourites among the products', () => {
    const codes = new Set(shop.products.map(({ code }) => code))
    expect(shop.favourites.map(({ userEmail }) => userEmail)).toContain('demo@provender.example')
    expect(shop.favourites.every(({ productCodes }) => productCodes.length > 4)).toBe(true)
    expect(
      shop.favourites.flatMap(({ productCodes }) => productCodes).filter((code) => !codes.has(code)),
    ).toEqual([])
  })
})
