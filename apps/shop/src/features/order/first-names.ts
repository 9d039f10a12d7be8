import type { OrderItemFieldsFragment } from './orders.documents.ts'

type FirstLine = Pick<OrderItemFieldsFragment['firstLines'][number], 'name' | 'product'>

const maxNames = 3

/** The names of the first products of an order, without their brands, to tell it from others. */
export function firstNames(lines: readonly FirstLine[]): readonly string[] {
  const names = lines.map(({ name, product }) => {
    const brand = product?.brand ?? ''
    return brand !== '' && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name
  })
  return [...new Set(names)].slice(0, maxNames)
}
