import { withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { importText } from '../import-text.fixture.ts'
import { beans } from './product-importer.fixture.ts'
import { productImporter } from './product-importer.ts'

async function reasonsOf(header: string, lines: readonly string[]): Promise<readonly string[]> {
  return await withDatabase(async ({ db, runLong }) => {
    const imported = await importText({ runLong }, productImporter, [header, ...lines])
    expect(imported.type).toBe('REFUSED')
    expect(await db.selectFrom('product').select('id').execute()).toEqual([])
    return imported.bad
  })
}

describe('a bad line', () => {
  test('has a reason for faulty cells', async () => {
    const lines = [
      '1,Beans,20,,box,12,kg',
      '2,Beans,20,,,,both',
      '3,Beans,20,,,,2',
      '4,Beans,20,,pallet,,',
      '5,Beans,20,nowhere,,,',
      '6,Beans,,,,,',
      '7,,20,,,,',
      ',Beans,20,,,,',
      '9,Beans,standard,,,,',
      '10,Beans,0.2,,,,',
      '11,Beans,200,,,,',
      '12,Beans,20,,box,1.5,',
      '13,Beans,20',
      '14,Beans,20,,,,,x',
    ]
    expect(await reasonsOf(beans, lines)).toEqual([
      '2: sell_as: says kg, but box_or_kg says box',
      '3: sell_as: says both, but box_or_kg says neither',
      '4: sell_as: says 2, but box_or_kg says neither',
      '5: box_or_kg: "pallet" is not one of none, box, kg',
      '6: category: there is no category nowhere',
      '7: vat is empty',
      '8: name is empty',
      '9: code is empty',
      '10: vat: "standard" is not a number',
      '11: vat: "0.2" is less than 1%: write 20 for 20%',
      '12: vat: "200" is too large',
      '13: units_per_box: "1.5" is not a whole number',
      '15: the line has 8 cells where the header has 7: put a cell that holds a separator into quotes, and close every quote',
    ])
  })

  test('has a reason for faults in rare columns', async () => {
    const header =
      'code;name;vat;allergens;storage;country;min_stock;barcode1;picture;created;web;weight_kg;location'
    const lines = [
      '1;Beans;20;milk|bees;;;;;;;;;',
      '2;Beans;20;;cellar;;;;;;;;',
      '3;Beans;20;;;Atlantis;;;;;;;',
      '4;Beans;20;;;;1.50;;;;;;',
      '5;Beans;20;;;;;5E+12;;;;;',
      '6;Beans;20;;;;;;../x;;;;',
      '7;Beans;20;;;;;;;31/02/2026;;;',
      '8;Beans;20;;;;;;;;perhaps;;',
      '9;Beans;20;;;;0,5;;;;;1,234;',
      '10;Beans;20;;;;;;;;;;Aisle 12, bay 4, left',
    ]
    const allergens =
      'Celery, Cereals containing gluten, Crustaceans, Eggs, Fish, Lupin, Milk, Molluscs, Mustard, Tree nuts, Peanuts, Sesame, Soya, Sulphur dioxide and sulphites'
    expect(await reasonsOf(header, lines)).toEqual([
      `2: allergens: "bees" is not one of ${allergens}`,
      '3: storage: "cellar" is not one of Ambient, Chilled, Frozen',
      '4: country: "Atlantis" is not a country',
      '5: min_stock: 1.5 is not a whole number of pieces, and the product is not sold by the kilogram',
      '6: barcode1: "5E+12" was shortened to a number by a spreadsheet: format the column as text and export again, or write ="5E+12" if you mean it',
      '7: picture: "../x" is neither a file name nor a web address',
      '8: created: "31/02/2026" is not a calendar day',
      '9: web: "perhaps" is neither yes nor no',
      '10: weight_kg: "1,234" could be 1.234 or 1234, and no other number of the file tells which: write 1.2340 or 1234',
      '11: location: has 21 characters, more than the 20 that are kept',
    ])
  })

  test('has all its faults, and a repeated code has the earlier line', async () => {
    await withDatabase(async ({ runLong }) => {
      const imported = await importText({ runLong }, productImporter, [
        'code,name,vat,web,description',
        '1,Beans,20,yes,"two\nlines"',
        '2,Peas,x,perhaps,',
        '1,Beans again,20,yes,',
      ])
      expect(imported.bad).toEqual([
        '4: vat: "x" is not a number',
        '4: web: "perhaps" is neither yes nor no',
        '5: the code 1 is in line 2 already',
      ])
    })
  })

  test('is bad only for a new product if it lacks what that needs', async () => {
    await withDatabase(async ({ runLong }) => {
      await importText({ runLong }, productImporter, ['code,name,vat', '1,Beans,20'])
      const imported = await importText({ runLong }, productImporter, ['code,notes', '1,hello', '2,hello'])
      expect(imported.bad).toEqual([
        '3: name is missing: a new product needs it',
        '3: vat is missing: a new product needs it',
      ])
    })
  })

  test('stops the whole file, or is left out with skip-bad, and creates no values', async () => {
    await withDatabase(async ({ db, runLong }) => {
      const file = ['code,name,vat,brand', '1,Beans,20,Hearthby', '2,Peas,free,Nobody']
      expect((await importText({ runLong }, productImporter, file)).type).toBe('REFUSED')
      expect(await db.selectFrom('product').select('code').execute()).toEqual([])
      const imported = await importText({ runLong }, productImporter, { lines: file, skipBad: true })
      expect(imported).toMatchObject({ type: 'WRITTEN', counts: { products: [1, 0, 0, 0] } })
      expect(await db.selectFrom('product').select('code').execute()).toEqual([{ code: '1' }])
      const brands = await db.selectFrom('attribute_value').select('code').where('index', '=', 1000).execute()
      expect(brands).toEqual([{ code: 'hearthby' }])
    })
  })
})

test('a file of another kind is refused completely', async () => {
  await withDatabase(async ({ runLong }) => {
    expect(await importText({ runLong }, productImporter, ['name,vat', 'Beans,20'])).toMatchObject({
      type: 'UNUSABLE',
      bad: ['the column code must be there; the first line has name, vat'],
    })
    expect(await importText({ runLong }, productImporter, [''])).toMatchObject({ bad: ['the file is empty'] })
  })
})

test('a missing picture is a warning on its line, and other servers are not requested', async () => {
  await withDatabase(async ({ runLong }) => {
    const imported = await importText({ runLong }, productImporter, {
      lines: [
        'code,name,vat,picture',
        '1,Beans,20,beans.webp',
        '2,Peas,20,veg/peas.webp',
        '3,Rice,20,https://pictures.example/rice.webp',
        '4,Salt,20,',
      ],
      hasPicture: (name) => name === 'beans.webp',
    })
    expect(imported).toMatchObject({
      type: 'WRITTEN',
      warnings: [expect.stringMatching(/^3: picture: there is no file veg\/peas\.webp /)],
    })
  })
})
