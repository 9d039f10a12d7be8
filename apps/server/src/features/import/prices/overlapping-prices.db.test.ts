import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { importText } from '../import-text.fixture.ts'
import { productImporter } from '../products/product-importer.ts'
import { priceImporter } from './price-importer.ts'

const header = 'code,kind,price,box_price,discount,starts,ends'

test('an import warns of promotions and clearances at once that price the same unit, in the file and in the shop', async () => {
  await withDatabase(async (database) => {
    await importText(database, productImporter, [
      'code,name,vat,box_or_kg,units_per_box',
      'BG001,Beans,20,box,12',
      'BG004,Foil,20,,',
    ])
    const first = await importText(database, priceImporter, [
      header,
      'BG001,promo,,9.00,,2026-11-01,2026-12-31',
      'BG001,promo,1.00,,,2026-11-20,2026-12-05',
      'BG004,promo,2.00,,,2026-11-01,2026-12-15',
      'BG004,promo,3.00,,,2026-11-15,2026-11-27',
      'BG004,clearance,2.80,,,,2026-11-26',
      'BG004,clearance,2.90,,,2026-11-28,',
    ])
    expect(first).toMatchObject({ type: 'WRITTEN', bad: [] })
    expect(first.warnings).toEqual([
      '5: a promo price of this product is valid from 2026-11-01 to 2026-12-15 as well: on the same days the lower one counts',
    ])
    const second = await importText(database, priceImporter, [
      header,
      'BG004,clearance,2.70,,,2026-11-26,2026-11-27',
      'BG004,promo,,,,2026-11-15,2026-11-27',
    ])
    expect(second.warnings).toEqual([
      '2: a clearance price of this product is valid from … to 2026-11-26 as well: on the same days the lower one counts',
    ])
  })
})

test('an import warns of a promotion that is made longer, whichever line of the file it is in', async () => {
  await withDatabase(async (database) => {
    await importText(database, productImporter, ['code,name,vat,box_or_kg,units_per_box', 'BG004,Foil,20,,'])
    const january = ['BG004,promo,2.00,,,2027-01-01,2027-01-10', 'BG004,promo,3.00,,,2027-01-11,2027-01-20']
    const first = await importText(database, priceImporter, [header, ...january])
    expect(first.warnings).toEqual([])
    const longer = january.with(0, 'BG004,promo,2.00,,,2027-01-01,2027-01-15')
    const { warnings } = await importText(database, priceImporter, [header, ...longer])
    expect(warnings).toEqual([
      '2: a promo price of this product is valid from 2027-01-11 to 2027-01-20 as well: on the same days the lower one counts',
    ])
  })
})
