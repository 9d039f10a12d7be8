import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { platform } from '@provender/platform/current'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { languageOf } from '@provender/web/texts/loaded-texts'
import type { QueryClient } from '@tanstack/react-query'
import { unitOf } from '../catalogue/basket-product.ts'
import { productLabels } from '../catalogue/product-labels.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import { basketCsv } from './basket-csv.ts'
import { basketDetailQuery } from './basket-query.ts'

export async function downloadBasket(client: QueryClient, id: string, i18n: I18n): Promise<void> {
  const { basket } = await client.fetchQuery({ ...basketDetailQuery(id), staleTime: 0 })
  if (!basket) return
  const labels = productLabels(i18n)
  const lines = basket.review.lines.map(({ code, name, unit, quantity, price, product }) => {
    const kind = product ? unitOf(product, unitFromWire(unit))?.kind : undefined
    return {
      code,
      name,
      pack: (product && packOf(product, labels)) ?? '',
      quantity,
      unit: kind ? labels.unit[kind] : '',
      price: price ?? '',
    }
  })
  const header = [
    i18n._(msg`Code`),
    i18n._(msg`Product`),
    i18n._(msg`Pack`),
    i18n._(msg`Quantity`),
    i18n._(msg`Unit`),
    i18n._(msg`Net price`),
  ] as const
  await save(basketCsv(header, lines, languageOf(i18n)), `${basket.name}.csv`)
}

async function save(text: string, name: string): Promise<void> {
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
  await platform().saveFile(file, name.replaceAll(/[/\\:*?"<>|]/g, ' '))
}
