import type { ProductId } from '@provender/domain/ids'
import { type Catalogue, findProduct } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'
import { fold } from './search/fold.ts'

/** The products with a stock reminder of the user, by name. Compares names like the lists, so that server and device agree. */
export function stockReminders(
  catalogue: Catalogue,
  reminders: Iterable<ProductId>,
): readonly CatalogueProduct[] {
  return [...reminders]
    .flatMap((id) => findProduct(catalogue, id) ?? [])
    .map((product) => ({ product, name: fold(product.name) }))
    .sort((one, other) => {
      if (one.name === other.name) return one.product.id - other.product.id
      return one.name < other.name ? -1 : 1
    })
    .map(({ product }) => product)
}
