import {
  type DocumentNode,
  getNamedType,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { readRoot } from './compile-operation.ts'
import type { Selection } from './selection.ts'

type Variables = Readonly<Record<string, unknown>>

const priceTypes: ReadonlySet<string> = new Set(['Money', 'UnitPrice'])

/** A driver has to know what to collect. */
const forEveryRole: ReadonlySet<string> = new Set(['OfficeOrder.toCollect'])

/** Returns whether an operation with these variables asks for an amount of money, in any field of any type. */
export function priceTest(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => boolean {
  const selection = readRoot(schema, document, operation)
  return (variables) => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
    // Otherwise the operation is refused for its variables.
    return coerced !== undefined && selectsPrice(selection, coerced)
  }
}

function selectsPrice({ fields }: Selection, variables: Variables): boolean {
  return fields.some(
    ({ type, coordinate, isIncluded, selection }) =>
      !forEveryRole.has(coordinate) &&
      (isIncluded?.(variables) ?? true) &&
      (selection ? selectsPrice(selection, variables) : priceTypes.has(getNamedType(type).name)),
  )
}
