import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoryImporter } from './categories/category-importer.ts'
import { companyImporter } from './companies/company-importer.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { siteImporter } from './sites/site-importer.ts'
import { stockImporter } from './stock/stock-importer.ts'

const guide = readFileSync(new URL('../../../../../docs/import.md', import.meta.url), 'utf8')

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
  ['Products', productImporter],
  ['Prices', priceImporter],
  ['Stock', stockImporter],
  ['Companies and their users', companyImporter],
  ['Delivery sites', siteImporter],
  ['Categories', categoryImporter],
])('the import guide lists exactly the columns of %s', (heading, importer) => {
  const documented = documentedNames(heading)
  const existing = new Set(Object.values(importer.columns).flatMap(({ names }) => names))
  const columns = Object.values(importer.columns).map(({ names }) => names[0])
  expect(columns.filter((name) => !documented.has(name))).toEqual([])
  expect([...documented].filter((name) => !existing.has(name))).toEqual([])
})
