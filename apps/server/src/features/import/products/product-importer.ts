import type { Database } from '@provender/db/tables'
import type { AttributeId, CategoryId } from '@provender/domain/ids'
import type { ProductFieldName } from '@provender/domain/product/product-values'
import type { Kysely } from 'kysely'
import { nextVersion } from '../../../kernel/next-version.ts'
import { type AttributeRegistry, openAttributeRegistry } from '../attributes/attribute-registry.ts'
import { addStandardAttributes } from '../attributes/write-attributes.ts'
import { createCodesByCase } from '../cells/code-case.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import { readExistingProducts } from '../existing-products.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { attributeColumns, productColumns } from './columns.ts'
import { importedFields } from './imported-fields.ts'
import { type ParsedProduct, parseProduct } from './parse-product.ts'
import type { ProductContext } from './product-context.ts'
import {
  createProductStaging,
  findChangedCounting,
  findSharedBarcodes,
  type FileFields,
  classifyProducts,
  stageProducts,
  writeProducts,
} from './product-staging.ts'

export const productImporter: Importer = {
  columns: productColumns,
  hasAttributes: true,
  open: openProductImporter,
}

async function openProductImporter(source: ImportSource): Promise<ImportSession> {
  const { tx, problems, nowMs } = source
  await addStandardAttributes(tx)
  await createProductStaging(tx)
  const registry = await openAttributeRegistry(tx)
  const existing = await readExistingProducts(tx)
  const context: ProductContext = {
    source,
    registry,
    existing,
    categories: await readCategories(tx),
    attributes: attributesOf(source, registry),
    previousLines: new Map(),
    codesByCase: createCodesByCase(existing.keys()),
    hasCodeLikeDate: false,
  }
  return {
    stage: async (lines) => {
      const products = lines.flatMap((line) => parseLine(line, context))
      await registry.write(products.flatMap(({ values }) => values))
      await stageProducts(tx, products.map(withIds))
    },
    classify: async () => {
      const counts = await classifyProducts(tx, presentFields(context), nowMs)
      for (const { line, barcode, codes } of await findSharedBarcodes(tx))
        problems.warn(line, { code: 'BARCODE_SHARED', barcode, products: codes })
      for (const { line, secondUnit } of await findChangedCounting(tx))
        problems.warn(line, { code: secondUnit === 'kg' ? 'COUNTED_IN_KG' : 'COUNTED_IN_PIECES' })
      return [counts]
    },
    write: async () => writeProducts(tx, await nextVersion(tx, 'catalogue')),
  }
}

function parseLine(line: CsvLine, context: ProductContext): readonly ParsedProduct[] {
  const parsed = parseProduct(line, context)
  if (parsed.ok) return [parsed.value]
  for (const fault of parsed.refusal) context.source.problems.bad(line.line, fault)
  return []
}

function withIds({ values, ...product }: ParsedProduct) {
  return { ...product, attributeValueIds: values.flatMap(({ id }) => id ?? []) }
}

async function readCategories(tx: Kysely<Database>): Promise<ReadonlyMap<string, CategoryId>> {
  const rows = await tx.selectFrom('category').select(['code', 'id']).execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

function attributesOf({ header }: ImportSource, registry: AttributeRegistry): ProductContext['attributes'] {
  const own = attributeColumns.flatMap((column) => {
    const index = header.indexes.get(column)
    return index === undefined ? [] : [{ attribute: registry.attribute(column), column, index }]
  })
  const others = header.attributes.map(({ name, index }) => ({
    attribute: registry.attribute(name),
    column: `attribute:${name}`,
    index,
  }))
  return [...own, ...others]
}

const fieldsOfColumns: Readonly<Partial<Record<string, readonly ProductFieldName[]>>> = {
  categories: ['categoryIds'],
  unitsPerBox: ['piecesPerBox'],
  boxOrKg: ['secondUnit'],
  sellAs: ['sellAs', 'secondUnit'],
  defaultUnit: ['defaultUnit'],
  secondaryUnit: ['secondaryUnit'],
  minStock: ['minStock'],
  ...Object.fromEntries(importedFields.map(({ name }) => [name, [name]])),
}

function presentFields({ source, attributes }: ProductContext): FileFields {
  const keys = [...source.header.indexes.keys()]
  return {
    fields: new Set(keys.flatMap((key) => fieldsOfColumns[key] ?? [])),
    attributeIds: attributes.flatMap(({ attribute }): AttributeId[] =>
      attribute.id === null ? [] : [attribute.id],
    ),
    deleted: keys.includes('deleted'),
  }
}
