import type { Database } from '@provender/db/tables'
import { withDatabase } from '@provender/testing/test-database'
import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { categoryImporter } from '../categories/category-importer.ts'
import { importedAtMs, importText } from '../import-text.fixture.ts'
import { productImporter } from './product-importer.ts'

type Db = Kysely<Database>

const beans = 'code,name,vat,category,box_or_kg,units_per_box,sell_as'

async function productOf(db: Db, code: string) {
  return await db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
}

async function catalogueVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('version')
    .select('n')
    .where('name', '=', 'catalogue')
    .executeTakeFirstOrThrow()
  return row.n
}

/** `brand:heinz` and so on, in the order of the attributes. */
async function attributesOf(db: Db, code: string): Promise<readonly string[]> {
  const { attribute_value_ids } = await productOf(db, code)
  if (attribute_value_ids.length === 0) return []
  const rows = await db
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
    .select(['attribute.code as attribute', 'attribute_value.code as value'])
    .where('attribute_value.id', 'in', attribute_value_ids)
    .orderBy('attribute.index')
    .orderBy('attribute_value.code')
    .execute()
  return rows.map(({ attribute, value }) => `${attribute}:${value}`)
}

describe('a new product', () => {
  test('has the documented defaults for everything that the file omits', async () => {
    await withDatabase(async ({ db, runLong }) => {
      const imported = await importText({ runLong }, productImporter, [
        'code,name,vat',
        '100001,Chopped tomatoes,0',
      ])
      expect(imported).toEqual({
        type: 'WRITTEN',
        counts: { products: [1, 0, 0, 0] },
        bad: [],
        warnings: [],
      })
      expect(await productOf(db, '100001')).toMatchObject({
        description1: '',
        description2: 'Chopped tomatoes',
        description3: '',
        category_ids: [],
        attribute_value_ids: [],
        p_size: '',
        unit_rate1: 1,
        unit1: 'each',
        unit2: '',
        allow_sales: '1',
        default_unit: '1',
        secondary_unit: '',
        vat_code: '',
        vat_basis_points: 0,
        barcodes: [],
        weight_grams: 0,
        min_stock: 0,
        sale_type: 'NORMAL',
        item_type: 'STANDARD',
        catalog_code: '',
        notes: '',
        notes2: '',
        shelf_location: '',
        web_published: true,
        mobile_published: true,
        picture: null,
        featured_rank: 100_000,
        created_at: importedAtMs,
        deleted_at: null,
      })
    })
  })

  test('accepts every column', async () => {
    await withDatabase(async ({ db, runLong }) => {
      await importText({ runLong }, categoryImporter, ['code,name', 'tins,Tins', 'italy,Italian'])
      const header =
        'code;name;short_name;description;category;pack_size;units_per_box;unit;box_or_kg;sell_as;default_unit;secondary_unit;vat;vat_code;barcode1;barcode2;barcode3;weight_kg;min_stock;sale_type;item_type;catalogue_code;notes;notes2;location;web;mobile;picture;created;featured;deleted;brand;country;allergens;diet;storage;attribute:Format'
      const line =
        '1;Passata;PASSATA;"Smooth.\nSieved.";tins|italy;12 x 690g;12;each;box;both;box;each;20%;S;5012345678900;5 012345 678917;;0,75;24;in transit;catch weight;IT-1;note;second;B-04-2;no;yes;passata.webp;31/01/2026;7;yes;Valdorsa;Italy;milk|Egg;vegan;Ambient;Catering size'
      const imported = await importText({ runLong }, productImporter, [header, line])
      expect(imported.bad).toEqual([])
      expect(await productOf(db, '1')).toMatchObject({
        description1: 'PASSATA',
        description3: 'Smooth.\nSieved.',
        category_ids: [1, 2],
        p_size: '12 x 690g',
        unit_rate1: 12,
        unit1: 'each',
        unit2: 'box',
        allow_sales: '3',
        default_unit: '2',
        secondary_unit: '1',
        vat_code: 'S',
        vat_basis_points: 2000,
        barcodes: ['5012345678900', '5012345678917'],
        weight_grams: 750,
        min_stock: 24,
        sale_type: 'IN_TRANSIT',
        item_type: 'CATCH_WEIGHT',
        catalog_code: 'IT-1',
        notes: 'note',
        notes2: 'second',
        shelf_location: 'B-04-2',
        web_published: false,
        mobile_published: true,
        picture: 'passata.webp',
        featured_rank: 7,
        created_at: Date.parse('2026-01-31T00:00:00Z'),
        deleted_at: importedAtMs,
      })
      expect(await attributesOf(db, '1')).toEqual([
        'brand:valdorsa',
        'country:IT',
        'diet:vegan',
        'allergens:eggs',
        'allergens:milk',
        'storage:ambient',
        'format:catering-size',
      ])
    })
  })
})

describe('an existing product', () => {
  test('keeps fields without a column, and loses those with an empty cell', async () => {
    await withDatabase(async ({ db, runLong }) => {
      await importText({ runLong }, productImporter, [
        'code,name,vat,brand,diet,barcode1,barcode2,notes,weight_kg,created,box_or_kg,units_per_box',
        '1,Beans,20,Hearthby,vegan|halal,11,22,old,0.5,2026-01-31,box,12',
      ])
      const before = await productOf(db, '1')
      const second = ['code,name,diet,barcode2,notes', '1,Baked beans,halal,33,']
      expect((await importText({ runLong }, productImporter, second)).counts).toEqual({
        products: [0, 1, 0, 0],
      })
      const after = await productOf(db, '1')
      expect(after).toEqual({
        ...before,
        description2: 'Baked beans',
        barcodes: ['11', '33'],
        notes: '',
        attribute_value_ids: after.attribute_value_ids,
        catalogue_version: before.catalogue_version + 1,
      })
      expect(await attributesOf(db, '1')).toEqual(['brand:hearthby', 'diet:halal'])
    })
  })

  test('is not marked if nothing changed, and the version stays', async () => {
    await withDatabase(async ({ db, runLong }) => {
      const file = [
        `${beans},brand,barcode1,created`,
        '1,Beans,20,,box,12,both,Hearthby,11,',
        '2,Peas,0,,,,,,,',
      ]
      await importText({ runLong }, productImporter, file)
      const before = await db.selectFrom('product').selectAll().orderBy('id').execute()
      const version = await catalogueVersion(db)
      const again = await importText({ runLong }, productImporter, {
        lines: file,
        nowMs: importedAtMs + 86_400_000,
      })
      expect(again.counts).toEqual({ products: [0, 0, 2, 0] })
      expect(await db.selectFrom('product').selectAll().orderBy('id').execute()).toEqual(before)
      expect(await catalogueVersion(db)).toBe(version)
      await importText({ runLong }, productImporter, ['code,name', '1,Beans', '2,Garden peas'])
      expect((await productOf(db, '1')).catalogue_version).toBe(version)
      expect((await productOf(db, '2')).catalogue_version).toBe(version + 1)
    })
  })

  test('is deleted, and keeps its date until a file restores it', async () => {
    await withDatabase(async ({ db, runLong }) => {
      await importText({ runLong }, productImporter, ['code,name,vat', '1,Beans,20'])
      await importText({ runLong }, productImporter, ['code,deleted', '1,yes'])
      const nowMs = importedAtMs + 1000
      expect(
        (await importText({ runLong }, productImporter, { lines: ['code,deleted', '1,yes'], nowMs })).counts,
      ).toEqual({
        products: [0, 0, 1, 0],
      })
      await importText({ runLong }, productImporter, { lines: ['code,name', '1,Baked beans'], nowMs })
      expect((await productOf(db, '1')).deleted_at).toBe(importedAtMs)
      await importText({ runLong }, productImporter, ['code,deleted', '1,no'])
      expect((await productOf(db, '1')).deleted_at).toBeNull()
    })
  })

  test('counts its minimum stock in its existing unit, and warns if that changes', async () => {
    await withDatabase(async ({ db, runLong }) => {
      await importText({ runLong }, productImporter, [beans, '1,Mince,0,,kg,,', '2,Beans,20,,box,12,'])
      await importText({ runLong }, productImporter, ['code,min_stock', '1,2.5', '2,5'])
      expect([(await productOf(db, '1')).min_stock, (await productOf(db, '2')).min_stock]).toEqual([2500, 5])
      const turned = await importText({ runLong }, productImporter, ['code,box_or_kg', '1,box', '2,kg'])
      expect(turned.warnings).toEqual([
        '2: stock and minimum stock now count pieces: import them again',
        '3: stock and minimum stock now count kilograms: import them again',
      ])
    })
  })
})

/** Imports lines that are all bad and returns the reason of each. */
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

test('a check returns what would happen and writes nothing', async () => {
  await withDatabase(async ({ db, runLong }) => {
    const file = ['code,name,vat,brand', '1,Beans,20,Hearthby']
    const checked = await importText({ runLong }, productImporter, { lines: file, check: true })
    expect(checked).toMatchObject({ type: 'CHECKED', counts: { products: [1, 0, 0, 0] } })
    expect(await db.selectFrom('product').select('code').execute()).toEqual([])
    expect(await db.selectFrom('attribute').select('code').execute()).toEqual([])
    expect(await catalogueVersion(db)).toBe(1)
  })
})

test('shared barcodes and wrong check digits are reported and stored', async () => {
  await withDatabase(async ({ db, runLong }) => {
    const first = [
      'code,name,vat,barcode1,barcode2',
      '1,Beans,20,5012345678900,5012345678900',
      '2,Peas,20,77,',
    ]
    expect((await importText({ runLong }, productImporter, first)).warnings).toEqual([])
    const second = [
      'code,name,vat,barcode1',
      '3,Corn,0,5012345678900',
      '4,Leeks,0,88',
      '5,Kale,0,88',
      '6,Chard,0,5012345678901',
    ]
    expect((await importText({ runLong }, productImporter, second)).warnings).toEqual([
      '2: the barcode 5012345678900 is on 1 and 3; a scan finds them all',
      '4: the barcode 88 is on 4 and 5; a scan finds them all',
      '5: the barcode 5012345678901 ends in the wrong check digit; it is kept as it is',
    ])
    expect((await productOf(db, '1')).barcodes).toEqual(['5012345678900'])
    expect((await productOf(db, '3')).barcodes).toEqual(['5012345678900'])
  })
})

test('a barcode keeps its position, so that files may set them one by one, repeatedly', async () => {
  await withDatabase(async (database) => {
    const barcodesAfter = async (...lines: string[]) => {
      await importText(database, productImporter, ['code,name,vat', '1,Beans,20'])
      await importText(database, productImporter, lines)
      const again = await importText(database, productImporter, lines)
      expect(again.counts).toEqual({ products: [0, 0, 1, 0] })
      return (await productOf(database.db, '1')).barcodes
    }
    expect(await barcodesAfter('code,barcode1,barcode2,barcode3', '1,11,22,33')).toEqual(['11', '22', '33'])
    expect(await barcodesAfter('code,barcode1,barcode2', '1,44,')).toEqual(['44', '', '33'])
    expect(await barcodesAfter('code,barcode3', '1,')).toEqual(['44'])
    expect(await barcodesAfter('code,barcode2', '1,55')).toEqual(['44', '55'])
    expect(await barcodesAfter('code,barcode1', '1,')).toEqual(['', '55'])
    expect(await barcodesAfter('code,barcode1,barcode2,barcode3', '1,66,66,77')).toEqual(['66', '', '77'])
    expect(await barcodesAfter('code,barcode1,barcode2,barcode3', '1,66,66,66')).toEqual(['66'])
    expect(await barcodesAfter('code,barcode1,barcode2,barcode3', '1,,,')).toEqual([])
  })
})

test('attributes and values are found by code or name, in any language, and created if new', async () => {
  await withDatabase(async ({ db, runLong }) => {
    await importText({ runLong }, productImporter, [
      'code,name,vat,attribute:Marka,attribute:Pack type,diet,country',
      '1,Beans,20,Łaciate Extra,PET,WEGAŃSKIE,Turkey',
      '2,Peas,20,łaciate extra,Pet|Glass,vegan,TR',
    ])
    expect(await attributesOf(db, '1')).toEqual([
      'brand:łaciate-extra',
      'country:TR',
      'diet:vegan',
      'pack-type:pet',
    ])
    expect(await attributesOf(db, '2')).toEqual([
      'brand:łaciate-extra',
      'country:TR',
      'diet:vegan',
      'pack-type:glass',
      'pack-type:pet',
    ])
    const turkey = await db.selectFrom('attribute_value').select('name').where('code', '=', 'TR').execute()
    expect(turkey).toEqual([{ name: { en: 'Türkiye', pl: 'Turcja', tr: 'Türkiye' } }])
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

test('a UPC-E is a valid barcode, and a bad line does not reserve its code', async () => {
  await withDatabase(async ({ runLong }) => {
    const lines = ['code,name,vat,category,barcode1', '1,Gum,20,,04252614', '2,Tea,0,nowhere,', '2,Tea,0,,']
    expect(await importText({ runLong }, productImporter, { lines, skipBad: true })).toMatchObject({
      bad: ['3: category: there is no category nowhere'],
      warnings: [],
      counts: { products: [2, 0, 0, 0] },
    })
  })
})
