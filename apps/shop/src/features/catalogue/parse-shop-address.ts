import * as v from 'valibot'
import { parsePage } from '../../kernel/app/parse-page.ts'
import {
  productSorts,
  type ShopFlag,
  shopFlags,
  shopLayouts,
  type ShopSearch,
  shopSearch,
  type ShopState,
  unfilteredShop,
} from './shop-address.ts'

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))
const maxSearchLength = 200
const maxValues = 100
/** The maximum of the API. */
const maxAttributes = 50

/** Control characters mean nothing in a search, and PostgreSQL cannot store NUL. */
const searchText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()),
)

const addressSchema = v.object({
  q: v.fallback(v.optional(searchText, ''), ''),
  category: v.fallback(v.optional(id), undefined),
  sort: v.fallback(v.optional(v.picklist(productSorts), 'FEATURED'), 'FEATURED'),
  layout: v.fallback(v.optional(v.picklist(shopLayouts)), undefined),
})

/** Parses the search parameters of an address or link. Never fails: ignores unknown or invalid parts. */
export function parseShopAddress(query: Readonly<Record<string, unknown>>): ShopState {
  const { q, ...rest } = v.parse(addressSchema, query)
  return {
    ...unfilteredShop,
    ...rest,
    page: parsePage(query) ?? 1,
    q: Array.from(q).slice(0, maxSearchLength).join(''),
    attributes: chosenValues(query),
    flags: new Set(shopFlags.filter((flag: ShopFlag) => query[flag] === 'true' || query[flag] === true)),
  }
}

function chosenValues(query: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> {
  const chosen = new Map<string, readonly string[]>()
  for (const [key, value] of Object.entries(query)) {
    const attribute = /^attr\.([1-9]\d{0,14})$/.exec(key)?.[1]
    if (attribute === undefined || typeof value !== 'string') continue
    const values = [...new Set(value.split(','))].filter((each) => v.is(id, each)).slice(0, maxValues)
    if (values.length > 0 && chosen.size < maxAttributes) chosen.set(attribute, values)
  }
  return chosen
}

/** The search parameters of the shop, as its route validates them. */
export function parseShopSearch(query: Readonly<Record<string, unknown>>): ShopSearch {
  return shopSearch(parseShopAddress(query))
}
