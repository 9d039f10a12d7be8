import type { CategoryId } from '@provender/domain/ids'
import type { AttributeRegistry, RegisteredAttribute } from '../attributes/attribute-registry.ts'
import type { CodesByCase } from '../cells/code-case.ts'
import type { ExistingProduct } from '../existing-products.ts'
import type { ImportSource } from '../importer.ts'

export interface ProductContext {
  readonly source: ImportSource
  readonly existing: ReadonlyMap<string, ExistingProduct>
  readonly categories: ReadonlyMap<string, CategoryId>
  readonly registry: AttributeRegistry
  readonly attributes: readonly {
    readonly attribute: RegisteredAttribute
    readonly column: string
    readonly index: number
  }[]
  readonly previousLines: Map<string, number>
  readonly codesByCase: CodesByCase
  /** A warning about such codes was given: one is enough for a whole column of them. */
  hasCodeLikeDate: boolean
}
