import { findProduct } from '@provender/catalogue/catalogue'
import { type MatchedLine, matchPaste } from '@provender/catalogue/paste'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { englishMessages } from '@provender/testing/corpora/pasted-lines/trade-messages/english'
import { polishAndTurkishMessages } from '@provender/testing/corpora/pasted-lines/trade-messages/polish-and-turkish'
import { shopAndKitchenMessages } from '@provender/testing/corpora/pasted-lines/trade-messages/shops-and-kitchens'
import { describe, expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'

const catalogue = buildDemoCatalogue(5000)
const viewer = viewerOfEverything(catalogue)

interface Meant {
  readonly kind: 'order' | 'refused' | 'around' | 'unsold'
  readonly pattern: RegExp
  readonly counts: readonly number[]
  readonly unit: string
}

interface Row {
  readonly text: string
  readonly meant: readonly Meant[]
}

const kinds: Readonly<Record<string, Meant['kind']>> = { no: 'refused', '-': 'around', ask: 'unsold' }

function meantBy(written: string): Meant {
  const [pattern = '', quantity = ''] = written.split(' ; ')
  const [counts = '', unit = ''] = quantity.split(' ')
  return {
    kind: kinds[written.trim()] ?? 'order',
    pattern: new RegExp(pattern, 'i'),
    counts: counts.split('|').map(Number.parseFloat),
    unit,
  }
}

function rowOf(line: string): Row {
  const arrowIndex = line.lastIndexOf(' => ')
  return {
    text: line.slice(0, arrowIndex),
    meant: line
      .slice(arrowIndex + 4)
      .split(' || ')
      .map(meantBy),
  }
}

const messages = [englishMessages, polishAndTurkishMessages, shopAndKitchenMessages]
  .flatMap((list) => list.split(/^# /m).slice(1))
  .map((message) => {
    const [name = '', ...lines] = message.split('\n').filter((line) => line !== '')
    return { name, rows: lines.map(rowOf) }
  })

function productOf({ candidates: [first] }: MatchedLine): CatalogueProduct | undefined {
  return first && findProduct(catalogue, first.productId)
}

function isNamed(line: MatchedLine, { pattern }: Meant): boolean {
  const product = productOf(line)
  return (
    product !== undefined && line.reason !== 'refused' && pattern.test(`${product.name} ${product.packSize}`)
  )
}

function isAsMuch(line: MatchedLine, { counts, unit }: Meant): boolean {
  const [first] = line.candidates
  const product = productOf(line)
  if (!first || !product) return false
  const quantity = first.quantity / 1000
  const box = product.secondUnit === 'box' ? product.piecesPerBox : 1
  const pieces = first.unit === '2' ? quantity * box : quantity
  if (unit === 'b') return counts.includes(quantity) && (first.unit === '2' || box === 1)
  return counts.includes(unit === 'p' ? pieces : quantity) || (unit === 'a' && counts.includes(pieces))
}

function isMistaken(line: MatchedLine, meant: readonly Meant[]): boolean {
  if (line.confidence !== 'sure') return false
  return !meant.some((each) => each.unit !== 'must' && isNamed(line, each) && isAsMuch(line, each))
}

describe('messages of the trade', () => {
  test.each(messages)('$name: products come first, and nothing else is sure', ({ rows }) => {
    const text = rows.map((row) => row.text).join('\n')
    const lines = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
    let start = 0
    for (const row of rows) {
      const end = start + row.text.length + 1
      const own = lines.filter((line) => line.start >= start && line.start < end && line.reason !== 'refused')
      start = end
      const orders = row.meant.filter(({ kind }) => kind === 'order')
      const missing = orders.filter((each) => !own.some((line) => isNamed(line, each)))
      expect
        .soft(
          missing.map(({ pattern }) => pattern.source),
          `missing in ${row.text}`,
        )
        .toEqual([])
      expect.soft(own.filter((line) => isMistaken(line, orders)).map((line) => line.text)).toEqual([])
      if (row.meant.every(({ kind }) => kind === 'around'))
        expect
          .soft(
            own.map((line) => line.text),
            'no line of an order',
          )
          .toEqual([])
    }
  })
})
