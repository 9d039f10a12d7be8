import { ordinalsOf } from '@provender/catalogue/bit-set'
import { findProduct } from '@provender/catalogue/catalogue'
import { matchPaste } from '@provender/catalogue/paste'
import { productSet } from '@provender/catalogue/viewer'
import { chatsAndMails } from '@provender/testing/corpora/pasted-lines/surroundings/chats-and-mails'
import { endings } from '@provender/testing/corpora/pasted-lines/surroundings/endings'
import { headings } from '@provender/testing/corpora/pasted-lines/surroundings/headings'
import { quantitiesAndUnits } from '@provender/testing/corpora/pasted-lines/surroundings/quantities-and-units'
import { readFirst } from '@provender/testing/corpora/pasted-lines/surroundings/read-first'
import { reports } from '@provender/testing/corpora/pasted-lines/surroundings/reports'
import { rowsAndCodes } from '@provender/testing/corpora/pasted-lines/surroundings/rows-and-codes'
import { severalInARow } from '@provender/testing/corpora/pasted-lines/surroundings/several-in-a-row'
import { signsOfDoubt } from '@provender/testing/corpora/pasted-lines/surroundings/signs-of-doubt'
import { tables } from '@provender/testing/corpora/pasted-lines/surroundings/tables'
import { takenBack } from '@provender/testing/corpora/pasted-lines/surroundings/taken-back'
import { expect, test } from 'vitest'
import { viewerOfEverything } from '../../testing/demo-catalogue.ts'
import { buildBrandedCatalogue } from './branded-catalogue.fixture.ts'

const usual = new Set(
  (
    '500328 105395 180895 340646 500285 420303 340304 340135 340324 181102 180344 101384 100316 820753 340899 340911 101610 101322 103575 ' +
    '103900 340661 340690 181450 181419 340546 340189 340203 740581 740091 740736 740765 740860 740809 740666 580040 260039 180759'
  ).split(' '),
)

const catalogue = buildBrandedCatalogue(5000)
const everything = viewerOfEverything(catalogue)
const bought = productSet(
  catalogue,
  ordinalsOf(catalogue.publishedWeb).flatMap((ordinal) => {
    const product = catalogue.products[ordinal]
    return product && usual.has(product.code) ? [product.id] : []
  }),
)
const viewer = { ...everything, bought }

function sureIn(text: string): string {
  const lines = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
  const sure = lines.flatMap(({ confidence, candidates: [first] }) =>
    confidence === 'sure' && first
      ? [
          `${findProduct(catalogue, first.productId)?.name.split(' ').at(-1)?.toLowerCase()} ${first.quantity / 1000}`,
        ]
      : [],
  )
  return sure.join(', ')
}

const written = {
  headings,
  takenBack,
  reports,
  signsOfDoubt,
  chatsAndMails,
  quantitiesAndUnits,
  tables,
  severalInARow,
  endings,
  rowsAndCodes,
}

/** The first product, its pack and quantity of each line: `coriander 1 x 1kg: 3`. */
function firstIn(text: string): string {
  const lines = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
  const firsts = lines.map(({ candidates: [first] }) => {
    const product = first && findProduct(catalogue, first.productId)
    if (!product) return 'nothing'
    return `${product.name.split(' ').at(-1)?.toLowerCase()} ${product.packSize}: ${first.quantity / 1000}`
  })
  return firsts.join(', ')
}

test.each(Object.entries(written))('is sure only if all around a line was understood: %s', (_, corpus) => {
  const expected = corpus.split('\n').filter((line) => line !== '')
  const read = expected.map((line) => {
    const [text = ''] = line.split(' => ')
    return `${text} => ${sureIn(text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'))}`
  })
  expect(read).toEqual(expected)
})

test('reads the right product, pack and quantity first, asked or not', () => {
  const expected = readFirst.split('\n').filter((line) => line !== '')
  const read = expected.map((line) => {
    const [text = ''] = line.split(' => ')
    return `${text} => ${firstIn(text.replaceAll('⏎', '\n'))}`
  })
  expect(read).toEqual(expected)
})

test('keeps a row of a table whose first number is empty', () => {
  const table = 'Item\tMon\tWed\nHalloumi\t2\t3\nCoriander\t\t4'
  const lines = [...matchPaste(table, { catalogue, viewer, corrections: new Map() })]
  expect(lines.map(({ text }) => text.split('\t')[0])).toEqual(['Halloumi', 'Coriander'])
})

test('says in the words of the text what makes a line doubtful', () => {
  const [line] = matchPaste('Returns:\n2 coriander', { catalogue, viewer, corrections: new Map() })
  expect(line).toMatchObject({ confidence: 'likely', reason: 'doubted', doubt: 'Returns:' })
})
