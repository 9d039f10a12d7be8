import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoryFeed } from './categories/category-feed.ts'
import { companyFeed } from './companies/company-feed.ts'
import { priceFeed } from './prices/price-feed.ts'
import { productFeed } from './products/product-feed.ts'
import { siteFeed } from './sites/site-feed.ts'
import { stockFeed } from './stock/stock-feed.ts'

const guide = readFileSync(new URL('../../../../../docs/import.md', import.meta.url), 'utf8')

/** Everything in code marks in the first two columns of the table below a heading. */
function documentedNames(heading: string): ReadonlySet<string> {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? []
  return new Set(
    rows.flatMap(
      (row) =>
        row
          .split('|')
          .slice(1, 3)
          .join()
          .match(/(?<=`)[a-z0-9_]+(?=`)/g) ?? [],
    ),
  )
}

test.each([
  ['Products', productFeed],
  ['Prices', priceFeed],
  ['Stock', stockFeed],
  ['Companies and their logins', companyFeed],
  ['Delivery sites', siteFeed],
  ['Categories', categoryFeed],
])('the guide to importing names the columns of %s, and no others', (heading, feed) => {
  const documented = documentedNames(heading)
  const known = new Set(Object.values(feed.columns).flatMap(({ names }) => names))
  const columns = Object.values(feed.columns).map(({ names }) => names[0])
  expect(columns.filter((name) => !documented.has(name))).toEqual([])
  expect([...documented].filter((name) => !known.has(name))).toEqual([])
})
