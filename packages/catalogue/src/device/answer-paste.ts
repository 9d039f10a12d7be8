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

export type AnsweredPaste = ReturnType<typeof answerOf>

const confidences = { sure: 'SURE', likely: 'LIKELY', unknown: 'UNKNOWN' } as const

/**
 * What the API's `matchPaste` answers to the same person, with the cards of all candidates; a step is one line, so that whoever runs it
 * can do other things in between.
 */
export function* answerPaste(
  device: DeviceCatalogue,
  { text, learned, bought }: AskedPaste,
  nowMs: number,
): Generator<undefined, AnsweredPaste> {
  const { catalogue } = device
  const { visible, favourites } = deviceViewer(device, nowMs)
  const ids = bought.map((id) => Number(id) as ProductId)
  const corrections = learned.map(({ said, productId, unit }) => {
    return [said, { key: said, productId: Number(productId) as ProductId, unit }] as const
  })
  const lines: MatchedLine[] = []
  const matching = matchPaste(text, {
    catalogue,
    viewer: { visible, favourites, bought: productBits(catalogue, ids) },
    corrections: new Map(corrections),
  })
  for (const line of matching) {
    lines.push(line)
    yield
  }
  return answerOf(device, lines, nowMs)
}

function answerOf(device: DeviceCatalogue, lines: readonly MatchedLine[], nowMs: number) {
  const card = cardMaker(device, deviceViewer(device, nowMs))
  const ids = new Set(lines.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))
  return {
    lines: lines.map(({ text, key, confidence, candidates }) => ({
      text,
      said: key,
      confidence: confidences[confidence],
      candidates: candidates.map(({ productId, unit, quantity }) => ({
        productId: String(productId),
        unit,
        quantity: Number(formatQuantity(quantity)),
      })),
    })),
    products: [...ids].flatMap((id) => {
      const product = findProduct(device.catalogue, id)
      return product ? [card(product)] : []
    }),
  }
}
