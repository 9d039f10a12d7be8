import type { ProductCardFieldsFragment } from './product-card.documents.ts'

/** What a login may change of a product as she sees it. */
export type PersonalMarks = Partial<Pick<ProductCardFieldsFragment, 'isFavorites' | 'stockReminderActive'>>

/**
 * An answer of the API with the marks of one product changed, wherever in it the product stands; the very same answer when it
 * is not in it. What does not change keeps its identity.
 */
export function withMarks<Data>(data: Data, productId: string, marks: PersonalMarks): Data {
  if (Array.isArray(data)) {
    const next = data.map((each: unknown) => withMarks(each, productId, marks))
    return next.some((each, at) => each !== data[at]) ? (next as Data) : data
  }
  if (typeof data !== 'object' || data === null) return data
  if ('isFavorites' in data && 'id' in data && data.id === productId)
    return isMarked(data, marks) ? data : { ...data, ...marks }
  let next: Data = data
  for (const [key, value] of Object.entries(data)) {
    const changed: unknown = withMarks(value, productId, marks)
    if (changed !== value) next = { ...next, [key]: changed }
  }
  return next
}

function isMarked(product: object, marks: PersonalMarks): boolean {
  const present = product as PersonalMarks
  return (Object.keys(marks) as (keyof PersonalMarks)[]).every((mark) => present[mark] === marks[mark])
}
