import { readFileSync } from 'node:fs'
import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { writeRoute } from '../wholesaler/write-settings.ts'
import { categoryImporter } from './categories/category-importer.ts'
import { companyImporter } from './companies/company-importer.ts'
import { importText } from './import-text.fixture.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { siteImporter } from './sites/site-importer.ts'
import { stockImporter } from './stock/stock-importer.ts'

const guide = readFileSync(new URL('../../../../../docs/import.md', import.meta.url), 'utf8')
const examples = Array.from(guide.matchAll(/```csv\n([^`]+)```/g), ([, example = '']) =>
  example.trim().split('\n'),
)

test('the examples of the guide can be imported unchanged, one after the other', async () => {
  await withDatabase(async (database) => {
    const [products = [], prices = [], stock = [], companies = [], sites = [], categories = []] = examples
    await writeRoute(database.db, { code: 'LDS-N', name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' })
    await importText(database, categoryImporter, [
      'code,name',
      'beef,Beef',
      'bbq,Barbecue',
      'foil-film,Foil & Film',
    ])
    const fine = { type: 'WRITTEN', bad: [], warnings: [] }
    expect(await importText(database, categoryImporter, categories)).toMatchObject(fine)
    expect(await importText(database, productImporter, products)).toMatchObject(fine)
    const newList = ['3: the price list GOLD is new: no company has it until it is given one']
    expect(await importText(database, priceImporter, prices)).toMatchObject({ ...fine, warnings: newList })
    expect(await importText(database, stockImporter, stock)).toMatchObject(fine)
    expect(await importText(database, companyImporter, companies)).toMatchObject({
      ...fine,
      counts: { companies: [1, 0, 0, 0], users: [2, 0, 0, 0] },
    })
    expect(await importText(database, siteImporter, sites)).toMatchObject({
      ...fine,
      counts: { sites: [2, 0, 0, 0] },
    })
  })
})
