import { productFieldList, type ProductValuesWith } from '@provender/domain/product/product-values'
import type { CatalogueProduct } from '../product.ts'
import type { QueryViewer } from '../query-input.ts'
import { type Answered, answerWriter } from '../view/answer-field.ts'
import {
  type AnswerViewer,
  convertedAnswers,
  stockAnswers,
  unitAnswers,
  viewerAnswers,
} from '../view/product-answers.ts'
import { soldUnits } from '../view/sold-units.ts'
import type { DeviceCatalogue } from './device-catalogue.ts'

const plainNames = productFieldList.flatMap(({ name, readers }) =>
  readers === 'card' ? [name as keyof ProductValuesWith<'readers', 'card'>] : [],
)
const writeConverted = answerWriter({ ...convertedAnswers, ...viewerAnswers })
const writeUnit = answerWriter(unitAnswers)
const writeStock = answerWriter(stockAnswers)
const noStock = { state: 'out', count: null } as const

export interface AnsweredCard
  extends
    ProductValuesWith<'readers', 'card'>,
    Answered<typeof convertedAnswers>,
    Answered<typeof viewerAnswers> {
  readonly units: readonly Answered<typeof unitAnswers>[]
  readonly stockStatus: Answered<typeof stockAnswers>
}

export function createCardReader(
  { catalogue, stock, favourites, settings }: DeviceCatalogue,
  viewer: QueryViewer,
) {
  const reader: AnswerViewer = {
    catalogue,
    config: settings,
    newSinceMs: viewer.newSinceMs,
    favourites: new Set(favourites.favourites),
    reminders: new Set(favourites.reminders),
  }
  return (product: CatalogueProduct): AnsweredCard => {
    const card: Record<string, unknown> = writeConverted(product, reader)
    for (const name of plainNames) card[name] = product[name]
    const { vatBasisPoints } = product
    card['units'] = soldUnits(catalogue, product, viewer).map((unit) =>
      writeUnit({ ...unit, vatBasisPoints }, reader),
    )
    card['stockStatus'] = writeStock({ product, ...(stock.get(product.id) ?? noStock) }, reader)
    return card as unknown as AnsweredCard
  }
}
