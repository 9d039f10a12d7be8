import { hrefOf } from '@provender/web/address/href-of'

export const productSorts = [
  'FEATURED',
  'CREATED_AT_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'NAME_ASC',
  'NAME_DESC',
] as const
export type ProductSortName = (typeof productSorts)[number]

export const shopLayouts = ['grid', 'list'] as const
export type ShopLayout = (typeof shopLayouts)[number]

export const shopFlags = ['promotion', 'clearance', 'isNew', 'favourites'] as const
export type ShopFlag = (typeof shopFlags)[number]

/** The whole state of /shop (docs/product-rules.md#addresses). Ids have the form of the API. */
export interface ShopPageState {
  readonly q: string
  readonly category: string | undefined
  /** Value ids by attribute id, both in the order of selection. */
  readonly attributes: ReadonlyMap<string, readonly string[]>
  readonly flags: ReadonlySet<ShopFlag>
  readonly sort: ProductSortName
  readonly page: number
  /** Undefined for the wholesaler's default. */
  readonly layout: ShopLayout | undefined
}

export const unfilteredShop: ShopPageState = {
  q: '',
  category: undefined,
  attributes: new Map(),
  flags: new Set(),
  sort: 'FEATURED',
  page: 1,
  layout: undefined,
}

/** The search parameters of the shop. Each attribute holds its value ids, separated by commas. */
export interface ShopSearch extends Readonly<Partial<Record<ShopFlag, true | undefined>>> {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly [attribute: `attr.${string}`]: string | undefined
  readonly sort?: Exclude<ProductSortName, 'FEATURED'> | undefined
  readonly page?: number | undefined
  readonly layout?: ShopLayout | undefined
}

export function shopSearch(state: Partial<ShopPageState>): ShopSearch {
  const { q, category, attributes, flags, sort, page, layout } = { ...unfilteredShop, ...state }
  return {
    q: q || undefined,
    category,
    ...Object.fromEntries([...attributes].map(([id, values]) => [`attr.${id}`, values.join(',')])),
    ...Object.fromEntries(shopFlags.map((flag) => [flag, flags.has(flag) || undefined])),
    sort: sort === 'FEATURED' ? undefined : sort,
    page: page === 1 ? undefined : page,
    layout,
  }
}

export function shopHref(state: Partial<ShopPageState>): string {
  return hrefOf({ to: '/shop', search: shopSearch(state) })
}

export function shopHrefOf(flag: ShopFlag): string {
  return shopHref({ flags: new Set([flag]) })
}
