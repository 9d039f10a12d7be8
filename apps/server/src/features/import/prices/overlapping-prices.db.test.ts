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
      '5: the promo price of BG004 from 2026-11-15 to 2026-11-27 overlaps its promo price from 2026-11-01 to 2026-12-15: on the same days the lower one counts',
      '6: the clearance price of BG004 from … to 2026-11-26 overlaps its promo price from 2026-11-01 to 2026-12-15: on the same days the clearance price counts',
      '7: the clearance price of BG004 from 2026-11-28 to … overlaps its promo price from 2026-11-01 to 2026-12-15: on the same days the clearance price counts',
    ])
    const second = await importText(database, priceImporter, [
      header,
      'BG004,clearance,2.70,,,2026-11-26,2026-11-27',
      'BG004,promo,,,,2026-11-15,2026-11-27',
    ])
    expect(second.warnings).toEqual([
      '2: the clearance price of BG004 from 2026-11-26 to 2026-11-27 overlaps its clearance price from … to 2026-11-26: on the same days the lower one counts',
      '2: the clearance price of BG004 from 2026-11-26 to 2026-11-27 overlaps its promo price from 2026-11-01 to 2026-12-15: on the same days the clearance price counts',
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
      '2: the promo price of BG004 from 2027-01-01 to 2027-01-15 overlaps its promo price from 2027-01-11 to 2027-01-20: on the same days the lower one counts',
    ])
  })
})

test('an import warns of a promotion that takes the place of another from the same day, not of a correction', async () => {
  await withDatabase(async (database) => {
    await importText(database, productImporter, ['code,name,vat,box_or_kg,units_per_box', 'BG004,Foil,20,,'])
    await importText(database, priceImporter, [header, 'BG004,promo,2.00,,,2027-01-01,2027-01-10'])
    const corrections = [
      'BG004,promo,1.90,,,2027-01-01,2027-01-10',
      'BG004,promo,1.90,,,2027-01-01,2027-01-12',
    ]
    for (const corrected of corrections)
      expect((await importText(database, priceImporter, [header, corrected])).warnings).toEqual([])
    const another = await importText(database, priceImporter, [
      header,
      'BG004,promo,1.50,,,2027-01-01,2027-01-05',
    ])
    expect(another.warnings).toEqual([
      '2: the promo price of BG004 from 2027-01-01 to 2027-01-05 replaces the one from 2027-01-01 to 2027-01-12: to keep both, start one of them on another day',
    ])
  })
})

test('an import names each amount that goes because its cell is empty, whatever the kind', async () => {
  await withDatabase(async (database) => {
    await importText(database, productImporter, [
      'code,name,vat,box_or_kg,units_per_box',
      'BG001,Beans,20,box,12',
      'BG002,Mince,0,kg,',
    ])
    const prices = 'code,kind,price_list,price,box_price,kg_price,starts,ends'
    await importText(database, priceImporter, [
      prices,
      'BG001,promo,,1.00,,,2027-01-01,2027-01-10',
      'BG001,standard,,1.20,12.00,,,',
      'BG002,private,GOLD,1.20,,4.65,,',
      'BG002,clearance,,1.10,,0,,2027-01-10',
    ])
    const { warnings, counts } = await importText(database, priceImporter, [
      prices,
      'BG001,promo,,,9.00,,2027-01-01,2027-01-10',
      'BG001,standard,,1.30,,,,',
      'BG002,private,GOLD,0,,4.60,,',
      'BG002,clearance,,1.10,,,,2027-01-10',
    ])
    expect(counts).toEqual({ prices: [0, 4, 0, 0] })
    expect(warnings).toEqual([
      '2: price: the promo price of BG001 was 1.00 and is removed, because the cell is empty or 0: to keep it, write it into this line',
      '3: box_price: the standard price of BG001 was 12.00 and is removed, because the cell is empty or 0: to keep it, write it into this line',
      '4: price: the private price of BG002 was 1.20 and is removed, because the cell is empty or 0: to keep it, write it into this line',
    ])
    const other = await importText(database, priceImporter, [
      prices,
      'BG001,promo,,1.00,,,2027-01-01,2027-01-12',
    ])
    expect(other.warnings).toEqual([
      expect.stringMatching(/^2: box_price: the promo price of BG001 was 9.00 and is removed/),
      expect.stringMatching(/^2: the promo price of BG001 .* replaces the one/),
    ])
    const removed = await importText(database, priceImporter, [prices, 'BG001,standard,,,,,,'])
    expect(removed).toMatchObject({ counts: { prices: [0, 0, 0, 1] }, warnings: [] })
  })
})

test('an import says that the lower of a promotion and a clearance counts where the shop is set so', async () => {
  await withDatabase(async (database) => {
    await database.db.insertInto('config').values({ key: 'pricePrecedence', value: '"lowest"' }).execute()
    await importText(database, productImporter, ['code,name,vat,box_or_kg,units_per_box', 'BG004,Foil,20,,'])
    const { warnings } = await importText(database, priceImporter, [
      header,
      'BG004,clearance,2.80,,,,2027-01-26',
      'BG004,promo,2.00,,,2027-01-01,2027-01-10',
    ])
    expect(warnings).toEqual([
      '3: the promo price of BG004 from 2027-01-01 to 2027-01-10 overlaps its clearance price from … to 2027-01-26: on the same days the lower one counts',
    ])
  })
})
