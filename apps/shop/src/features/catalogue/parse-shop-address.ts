import { parsePage } from '@provender/web/address/parse-page'
import { parseText } from '@provender/web/address/parse-text'
import { parseWords } from '@provender/web/address/parse-words'
import {
  productSorts,
  type ShopFlag,
  shopFlags,
  shopLayouts,
  type ShopSearch,
  shopSearch,
  type ShopPageState,
  unfilteredShop,
} from './shop-address.ts'

const maxSearchLength = 200
const maxValues = 100
/** The maximum of the API. */
const maxAttributes = 50

/** Parses the search parameters of an address or link. Never fails: ignores unknown or invalid parts. */
export function parseShopAddress(query: Readonly<Record<string, unknown>>): ShopPageState {
  const category = parseText(query, 'category')
  return {
    ...unfilteredShop,
    q: parseWords(query, 'q', maxSearchLength),
    category: isId(category) ? category : undefined,
    sort: productSorts.find((sort) => sort === query['sort']) ?? 'FEATURED',
    layout: shopLayouts.find((layout) => layout === query['layout']),
    page: parsePage(query) ?? 1,
    attributes: chosenValues(query),
    flags: new Set(shopFlags.filter((flag: ShopFlag) => query[flag] === 'true' || query[flag] === true)),
  }
}

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

function chosenValues(query: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> {
  const chosen = new Map<string, readonly string[]>()
  for (const [key, value] of Object.entries(query)) {
    const attribute = /^attr\.([1-9]\d{0,14})$/.exec(key)?.[1]
    if (attribute === undefined || typeof value !== 'string') continue
    const values = [...new Set(value.split(','))].filter(isId).slice(0, maxValues)
    if (values.length > 0 && chosen.size < maxAttributes) chosen.set(attribute, values)
  }
  return chosen
}

export function parseShopSearch(query: Readonly<Record<string, unknown>>): ShopSearch {
  return shopSearch(parseShopAddress(query))
}
