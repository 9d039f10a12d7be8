import { type AnswerField, type AnswerType, priceKinds, unitKinds } from '@provender/catalogue/answer-field'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { FieldType } from '@provender/domain/product/product-field'
import { productFieldList } from '@provender/domain/product/product-values'
import { builder, type SchemaTypes } from '../../kernel/graphql/builder.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'

export const PriceKindEnum = builder.enumType('PriceKind', { values: enumValues(priceKinds) })
export const UnitKindEnum = builder.enumType('UnitKind', { values: enumValues(unitKinds) })

function enumValues<Value extends string, Name extends string>(names: Readonly<Record<Value, Name>>) {
  const entries = Object.entries(names) as [Value, Name][]
  return Object.fromEntries(entries.map(([value, name]) => [name, { value }])) as Record<
    Name,
    { value: Value }
  >
}

type FieldBuilder<Source> = PothosSchemaTypes.ObjectFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>,
  Source
>
type Answers<Source, Viewer> = Readonly<Record<string, AnswerField<Source, Viewer>>>

const types = {
  String: 'String',
  StringList: ['String'],
  Int: 'Int',
  Float: 'Float',
  Boolean: 'Boolean',
  Int64: 'Int64',
  UnitPrice: 'UnitPrice',
  Quantity: 'Quantity',
  UnitKind: UnitKindEnum,
  PriceKind: PriceKindEnum,
} as const satisfies Record<AnswerType, unknown>

/** Fields of the contract that devices answer as well. */
export function answerFields<Source>(t: FieldBuilder<Source>, answers: Answers<Source, unknown>) {
  return fieldsOf(t, answers, ({ of }) => of as unknown as Resolve<Source>)
}

export function viewerFields<Source>(t: FieldBuilder<Source>, answers: Answers<Source, CatalogueViewer>) {
  return fieldsOf(
    t,
    answers,
    ({ of }) =>
      (source, _args, { viewer }) =>
        of(source, viewer) as never,
  )
}

type Resolve<Source> = (source: Source, args: unknown, context: { readonly viewer: CatalogueViewer }) => never

function fieldsOf<Source, Viewer>(
  t: FieldBuilder<Source>,
  answers: Answers<Source, Viewer>,
  resolve: (answer: AnswerField<Source, Viewer>) => Resolve<Source>,
) {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      t.field({
        type: types[answer.type] as 'String',
        nullable: answer.isNullable,
        ...(answer.description !== undefined && { description: answer.description }),
        resolve: resolve(answer),
      }),
    ]),
  )
}

const plainTypes: Readonly<Partial<Record<FieldType<unknown>['kind'], 'String' | 'Int' | 'Boolean'>>> = {
  text: 'String',
  choice: 'String',
  whole: 'Int',
  flag: 'Boolean',
}

export function plainFields(t: FieldBuilder<CatalogueProduct>) {
  return Object.fromEntries(
    productFieldList.flatMap(({ name, wire, type, readers, description }) => {
      const plainType = plainTypes[type.kind]
      if (plainType === undefined || readers === 'converted' || readers === 'staff') return []
      // The type of the field in the table is that of the contract.
      const described = description === undefined ? {} : { description }
      return [[wire, t.expose(name as 'code', { ...described, type: plainType as 'String' })]]
    }),
  )
}
