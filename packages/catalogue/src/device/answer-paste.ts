import type { ProductId } from '@provender/domain/ids'
import { formatQuantity } from '@provender/domain/money/decimal'
import type { SalesUnit } from '@provender/domain/price/price'
import { findProduct } from '../catalogue.ts'
import { type MatchedLine, matchPaste } from '../paste/match-paste.ts'
import { productBits } from '../viewer.ts'
import { cardMaker } from './answer-card.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'

/** A pasted order, with what the device does not know of the company. */
export interface AskedPaste {
  readonly text: string
  readonly learned: readonly { readonly said: string; readonly productId: string; readonly unit: SalesUnit }[]
  /** Ids of what the company bought before. */
  readonly bought: readonly string[]
}

/** The answer to some lines of it, with the cards of the products that they mean and no line before did. */
export type AnsweredPaste = ReturnType<typeof joinAnswers>
type AnsweredLine = ReturnType<typeof answerLine>
type Card = ReturnType<ReturnType<typeof cardMaker>>

interface LineAnswer {
  readonly line: AnsweredLine
  readonly products: readonly Card[]
}

const confidences = { sure: 'SURE', likely: 'LIKELY', unknown: 'UNKNOWN' } as const

/** What the API's `matchPaste` answers to the same person, line by line, so that whoever runs it can do other things in between. */
export function* answerPaste(
  device: DeviceCatalogue,
  { text, learned, bought }: AskedPaste,
  nowMs: number,
): Generator<LineAnswer, void> {
  const { catalogue } = device
  const viewer = deviceViewer(device, nowMs)
  const { visible, favourites } = viewer
  const ids = bought.map((id) => Number(id) as ProductId)
  const corrections = learned.map(({ said, productId, unit }) => {
    return [said, { key: said, productId: Number(productId) as ProductId, unit }] as const
  })
  const matching = matchPaste(text, {
    catalogue,
    viewer: { visible, favourites, bought: productBits(catalogue, ids) },
    corrections: new Map(corrections),
  })
  const card = cardMaker(device, viewer)
  const given = new Set<ProductId>()
  for (const line of matching) {
    const products = line.candidates.flatMap(({ productId }) => {
      const product = given.has(productId) ? undefined : findProduct(catalogue, productId)
      given.add(productId)
      return product ? [card(product)] : []
    })
    yield { line: answerLine(line), products }
  }
}

function answerLine({ text, key, confidence, candidates }: MatchedLine) {
  return {
    text,
    said: key,
    confidence: confidences[confidence],
    candidates: candidates.map(({ productId, unit, quantity }) => ({
      productId: String(productId),
      unit,
      quantity: Number(formatQuantity(quantity)),
    })),
  }
}

/** Some lines of an answer as one. */
export function joinAnswers(answers: readonly LineAnswer[]) {
  return { lines: answers.map(({ line }) => line), products: answers.flatMap(({ products }) => products) }
}
