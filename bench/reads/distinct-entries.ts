import type { OpenDb } from '@provender/db/open-db'
import { sql } from 'kysely'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Entry } from '../load/load-job.ts'
import { browse, detail, searchWord } from '../shop/operations.ts'

/** Distinct queries of each kind that were never sent before (docs/performance.md#how-to-read-it). */
export const distinctQueries = 2000

const sorts = ['FEATURED', 'CREATED_AT_DESC', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC', 'NAME_DESC'] as const

interface CategoryPage {
  readonly categoryId: string
  readonly sort: (typeof sorts)[number]
  readonly page: number
}

/** Full pages of 24, of every category, in every order. */
async function categoryPages({ db }: OpenDb): Promise<readonly CategoryPage[]> {
  const { rows } = await sql<{ id: number; products: number }>`
    with recursive below as (
      select id as top, id from category where visible
      union all select below.top, category.id from below join category on category.parent_id = below.id and visible)
    select top as id, count(distinct product.id) as products
    from below join product on below.id = any(product.category_ids)
    where deleted_at is null and web_published and mobile_published
    group by top order by top`.execute(db)
  const pages = rows.flatMap(({ id, products }) =>
    Array.from({ length: Math.floor(products / 24) }, (_, index) => ({
      categoryId: String(id),
      page: index + 1,
    })),
  )
  return sampleEvenly(pages.flatMap((page) => sorts.map((sort) => ({ ...page, sort }))))
}

export async function browseEntries(database: OpenDb): Promise<readonly Entry[]> {
  return (await categoryPages(database)).map(({ categoryId, sort, page }) =>
    graphqlEntry(browse, { filter: { categoryId }, sort, page }),
  )
}

/** Pages of lists, by their addresses as the shop writes them. The server redirects signed-in users from any other. */
export async function listPageEntries(database: OpenDb): Promise<readonly Entry[]> {
  return (await categoryPages(database)).map(({ categoryId, sort, page }) => {
    const sorted = sort === 'FEATURED' ? '' : `&sort=${sort}`
    return { path: `/shop?category=${categoryId}${sorted}${page === 1 ? '' : `&page=${page}`}` }
  })
}

export async function findMostFrequentWord({ db }: OpenDb): Promise<Entry> {
  const { rows } = await sql<{ word: string }>`
    select word from product, regexp_split_to_table(lower(description2), '[^[:alpha:]]+') as word
    where deleted_at is null and char_length(word) >= 4
    group by word order by count(*) desc, word limit 1`.execute(db)
  return graphqlEntry(searchWord, { search: rows[0]?.word ?? '' })
}

/** Words of product names, complete and partly typed. */
export async function searchEntries({ db }: OpenDb): Promise<readonly Entry[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from product,
      regexp_split_to_table(lower(description2), '[^[:alpha:]]+') as word
    where deleted_at is null and char_length(word) >= 3 order by word`.execute(db)
  return sampleEvenly(prefixesOf(rows.map(({ word }) => word))).map((search) =>
    graphqlEntry(searchWord, { search }),
  )
}

/** Every word and its prefixes from three letters on; each text once. */
export function prefixesOf(words: readonly string[]): readonly string[] {
  const texts = words.flatMap((word) => {
    const letters = Array.from(word)
    return letters.slice(2).map((_, index) => letters.slice(0, index + 3).join(''))
  })
  return [...new Set(texts)]
}

export async function detailEntries({ db }: OpenDb): Promise<readonly Entry[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where deleted_at is null and web_published and mobile_published order by id`.execute(
    db,
  )
  return sampleEvenly(rows).map(({ id }) => graphqlEntry(detail, { id: String(id) }))
}

/** This many entries, spread evenly, in an order that helps no cache. */
export function sampleEvenly<Each>(all: readonly Each[], count: number = distinctQueries): readonly Each[] {
  if (all.length < count) throw new Error(`${count} distinct queries are needed; there are ${all.length}`)
  const chosen = Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)])
  // Neighbours are alike, so take every 701st. As 701 is prime, each one comes once.
  return chosen.flatMap((_, index) => chosen[(index * 701) % count] ?? [])
}
