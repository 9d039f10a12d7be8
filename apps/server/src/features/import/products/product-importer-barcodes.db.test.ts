import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { importText } from '../import-text.fixture.ts'
import { productOf } from './product-importer.fixture.ts'
import { productImporter } from './product-importer.ts'

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
