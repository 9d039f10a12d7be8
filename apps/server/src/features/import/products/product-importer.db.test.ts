import { withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { categoryImporter } from '../categories/category-importer.ts'
import { importedAtMs, importText } from '../import-text.fixture.ts'
import { attributesOf, beans, catalogueVersion, productOf } from './product-importer.fixture.ts'
import { productImporter } from './product-importer.ts'

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

test('attributes and values are found by code or name, in any language, and created if new', async () => {
  await withDatabase(async ({ db, runLong }) => {
    await importText({ runLong }, productImporter, [
      'code,name,vat,attribute:Marka,attribute:Pack type,attribute:Constructor,diet,country',
      '1,Beans,20,Łaciate Extra,PET,Acme,WEGAŃSKIE,Turkey',
      '2,Peas,20,łaciate extra,Pet|Glass,,vegan,TR',
    ])
    expect(await attributesOf(db, '1')).toEqual([
      'brand:łaciate-extra',
      'country:TR',
      'diet:vegan',
      'constructor:acme',
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
    expect(turkey).toMatchObject([{ name: { en: 'Türkiye', pl: 'Turcja', tr: 'Türkiye' } }])
  })
})
