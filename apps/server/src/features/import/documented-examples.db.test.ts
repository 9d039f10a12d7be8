import { readFileSync } from 'node:fs'
import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { writeRoute } from '../wholesaler/write-settings.ts'
import { categoryFeed } from './categories/category-feed.ts'
import { companyFeed } from './companies/company-feed.ts'
import { importText } from './import-text.fixture.ts'
import { priceFeed } from './prices/price-feed.ts'
import { productFeed } from './products/product-feed.ts'
import { siteFeed } from './sites/site-feed.ts'
import { stockFeed } from './stock/stock-feed.ts'

const guide = readFileSync(new URL('../../../../../docs/import.md', import.meta.url), 'utf8')
const examples = Array.from(guide.matchAll(/```csv\n([^`]+)```/g), ([, example = '']) =>
  example.trim().split('\n'),
)

test('the examples of the guide can be imported as they stand, one after the other', async () => {
  await withDatabase(async (database) => {
    const [products = [], prices = [], stock = [], companies = [], sites = [], categories = []] = examples
    await writeRoute(database.db, { code: 'LDS-N', name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' })
    await importText(database, categoryFeed, [
      'code,name',
      'beef,Beef',
      'bbq,Barbecue',
      'foil-film,Foil & Film',
    ])
    const fine = { type: 'WRITTEN', bad: [], warnings: [] }
    expect(await importText(database, categoryFeed, categories)).toMatchObject(fine)
    expect(await importText(database, productFeed, products)).toMatchObject(fine)
    const newList = ['3: the price list GOLD is new: no company has it until it is given one']
    expect(await importText(database, priceFeed, prices)).toMatchObject({ ...fine, warnings: newList })
    expect(await importText(database, stockFeed, stock)).toMatchObject(fine)
    expect(await importText(database, companyFeed, companies)).toMatchObject({
      ...fine,
      tallies: { companies: [1, 0, 0, 0], logins: [2, 0, 0, 0] },
    })
    expect(await importText(database, siteFeed, sites)).toMatchObject({
      ...fine,
      tallies: { sites: [2, 0, 0, 0] },
    })
  })
})
