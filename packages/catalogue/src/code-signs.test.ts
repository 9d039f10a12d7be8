import { codeSigns } from '@provender/domain/barcode/product-code'
import { describe, expect, test } from 'vitest'
import { idsOf, createProduct, createRows, createViewer } from './catalogue.fixture.ts'
import { buildCatalogue } from './catalogue.ts'
import { matchPaste } from './paste/match-paste.ts'

const codesWith = (sign: string) => [`AB${sign}1234`, `7219${sign}88`, `ŁÖ${sign}12${sign}34`]

describe.each(codeSigns.split(''))('a product code with %j', (sign) => {
  const shop = buildCatalogue(
    createRows([
      ...codesWith(sign).map((code, index) => createProduct(index + 1, { code })),
      createProduct(9, { name: 'Cola Bottle' }),
    ]),
  )
  const pasted = (text: string) =>
    [...matchPaste(text, { catalogue: shop, viewer: createViewer(shop), corrections: new Map() })].map(
      ({ candidates: [first] }) => [first?.productId, (first?.quantity ?? 0) / 1000],
    )

  test.each(codesWith(sign).map((code, index) => [code, index + 1] as const))(
    'is found in the search and in a pasted order: %s',
    (code, id) => {
      expect(idsOf(shop, { search: code })).toEqual([id])
      expect(idsOf(shop, { search: `code ${code.toLowerCase()}` })).toEqual([id])
      for (const text of [`${code} 5`, `5 x ${code}`, `${code};5`, `${code}\t5`])
        expect(pasted(text)).toEqual([[id, 5]])
      expect(pasted(`${code} 5\n${code} 6`)).toEqual([
        [id, 5],
        [id, 6],
      ])
    },
  )
})
