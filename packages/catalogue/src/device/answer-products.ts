import { type Language, inLanguage } from '@provender/domain/languages'
import { type ProductResult, queryProducts } from '../query.ts'
import { answerWriter } from '../view/answer-field.ts'
import { pageAnswers } from '../view/product-answers.ts'
import { createCardReader } from './answer-card.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'
import { type ProductsRequest, defaultPageSize, productQuery } from './product-query.ts'

const writePage = answerWriter(pageAnswers)

export type AnsweredProducts = ReturnType<typeof answerProducts>

export interface Caller {
  readonly language: Language
  readonly nowMs: number
}

export function answerProducts(
  device: DeviceCatalogue,
  request: ProductsRequest,
  { language, nowMs }: Caller,
) {
  const { catalogue } = device
  const viewer = deviceViewer(device, nowMs)
  const result = queryProducts(catalogue, productQuery(request), viewer)
  const card = createCardReader(device, viewer)
  return {
    ...writePage(
      { result, page: request.page ?? 1, pageSize: request.pageSize ?? defaultPageSize },
      undefined,
    ),
    products: result.ordinals.flatMap((ordinal) => {
      const product = catalogue.products[ordinal]
      return product ? [card(product)] : []
    }),
    categories: result.categories.map(({ categoryId, count }) => ({
      categoryId: String(categoryId),
      productCount: count,
    })),
    facets: answerFacets(device, result, language),
  }
}

function answerFacets({ catalogue }: DeviceCatalogue, { facets }: ProductResult, language: Language) {
  const counted = new Map(facets.map(({ attributeId, values }) => [attributeId, values]))
  return catalogue.attributes.flatMap(({ id, code, name }) => {
    const values = (counted.get(id) ?? []).flatMap(({ valueId, count }) => {
      const value = catalogue.values.get(valueId)
      return value
        ? [
            {
              id: String(valueId),
              code: value.code,
              name: inLanguage(value.name, language),
              productCount: count,
            },
          ]
        : []
    })
    return values.length > 0 ? [{ id: String(id), code, name: inLanguage(name, language), values }] : []
  })
}
