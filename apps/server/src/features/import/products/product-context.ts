import type { CategoryId } from '@provender/domain/ids'
import type { AttributeBook, BookAttribute } from '../attributes/attribute-book.ts'
import type { ImportSource } from '../importer.ts'
import type { KnownProduct } from '../known-products.ts'

/** What lines are checked against. */
export interface ProductContext {
  readonly source: ImportSource
  readonly known: ReadonlyMap<string, KnownProduct>
  readonly categories: ReadonlyMap<string, CategoryId>
  readonly book: AttributeBook
  /** The attributes that the file has columns of, and where. */
  readonly attributes: readonly {
    readonly attribute: BookAttribute
    readonly column: string
    readonly place: number
  }[]
  /** Codes read so far, and where. */
  readonly seen: Map<string, number>
}
