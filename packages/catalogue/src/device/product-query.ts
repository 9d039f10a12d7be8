import type { AttributeId, AttributeValueId, CategoryId } from '@provender/domain/ids'
import type { ProductQuery, ProductSort } from '../query-input.ts'

export interface ProductsRequest {
  readonly search?: string | null | undefined
  readonly filter?: AskedFilter | null | undefined
  readonly sort?: ProductSort | null | undefined
  readonly page?: number | null | undefined
  readonly pageSize?: number | null | undefined
}

type AskedId = number | string

interface AskedFilter {
  readonly categoryId?: AskedId | null | undefined
  readonly attributes?:
    | readonly { readonly attributeId: AskedId; readonly valueIds: readonly AskedId[] }[]
    | null
    | undefined
  readonly clearance?: boolean | null | undefined
  readonly promotion?: boolean | null | undefined
  readonly isNew?: boolean | null | undefined
  readonly favourites?: boolean | null | undefined
  readonly inStock?: boolean | null | undefined
}

export const defaultPageSize = 24
export const maxPageSize = 100
export const maxPage = 1_000_000
export const maxRequestedSearch = 1000

export function productQuery({ search, filter, sort, page, pageSize }: ProductsRequest): ProductQuery {
  const limit = pageSize ?? defaultPageSize
  return {
    search: search ?? '',
    categoryId: filter?.categoryId == null ? null : (Number(filter.categoryId) as CategoryId),
    attributes: new Map(
      (filter?.attributes ?? []).map(({ attributeId, valueIds }) => [
        Number(attributeId) as AttributeId,
        valueIds.map((id) => Number(id) as AttributeValueId),
      ]),
    ),
    clearance: filter?.clearance ?? false,
    promotion: filter?.promotion ?? false,
    isNew: filter?.isNew ?? false,
    favourites: filter?.favourites ?? false,
    inStock: filter?.inStock ?? false,
    sort: sort ?? 'FEATURED',
    offset: ((page ?? 1) - 1) * limit,
    limit,
  }
}

/** True if the server would accept the request. The server must give refusals itself. */
export function isAcceptedByServer({ search, page, pageSize }: ProductsRequest): boolean {
  const isBetween = (number: number, max: number) => Number.isInteger(number) && number >= 1 && number <= max
  return (
    (search ?? '').length <= maxRequestedSearch &&
    isBetween(page ?? 1, maxPage) &&
    isBetween(pageSize ?? defaultPageSize, maxPageSize)
  )
}
