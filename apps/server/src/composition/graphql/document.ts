import {
  type ArgumentNode,
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  NoSchemaIntrospectionCustomRule,
} from 'graphql'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { fragmentsOf, isSchemaQuery, measureDocument, type Shape } from './measure-document.ts'
import { createCost } from './operation-cost.ts'

/** docs/promises.md#request-limits */
const maxTokens = 1000

/**
 * NUL, or an escape of it: no real text contains it, and the database rejects it. Found in the source, because a walk through a
 * document takes several times as long as parsing it.
 */
// oxlint-disable-next-line eslint/no-control-regex -- NUL is what it finds
const nul = /\0|(?<!\\)(?:\\\\)*\\u(?:0000|\{0+\})/

export interface CheckedDocument extends Shape {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** Every argument and input field that the document itself names, without those inside variables. */
  readonly argumentNames: ReadonlySet<string>
  readonly cost: (variables: Readonly<Record<string, unknown>>) => number
}

export interface DocumentRequest {
  readonly operationName: string | undefined
  /** Subscriptions and other operations use different requests. Each is refused where the other is expected. */
  readonly isSubscription: boolean
  /** In development: allows introspection and explains what is wrong with a document. */
  readonly isOpen: boolean
}

export interface MeasuredDocument {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly shape: Shape
}

interface ReadDocument {
  readonly document: DocumentNode
  readonly shapes: ReturnType<typeof measureDocument>
}

export function readDocument(schema: GraphQLSchema, source: string, isOpen: boolean): ReadDocument {
  if (nul.test(source)) throw apiError('BAD_REQUEST')
  const document = parsedDocument(source, isOpen)
  return { document, shapes: measureDocument(schema, document, isOpen) }
}

export function chooseOperation(
  { document, shapes }: ReadDocument,
  { operationName, isSubscription, isOpen }: DocumentRequest,
): MeasuredDocument {
  const operation = getOperationAST(document, operationName)
  const shape = operation && shapes.get(operation)
  if (!shape || (operation.operation === OperationTypeNode.SUBSCRIPTION) !== isSubscription)
    throw apiError('BAD_REQUEST')
  // GraphQL, "Single Root Field": a skipped subscription would have no field.
  if (isSubscription && shape.rootDirectives > 0)
    throw unreadable(new Error('The field of a subscription takes no @skip and no @include.'), isOpen)
  return { document, operation, shape }
}

export function validateDocument(
  schema: GraphQLSchema,
  { document, operation, shape }: MeasuredDocument,
  isOpen: boolean,
): CheckedDocument {
  refuseInvalid(schema, document, isOpen)
  const isIntrospection = isOpen && isSchemaQuery(operation)
  const fragments = fragmentsOf(document)
  return {
    ...shape,
    document,
    operation,
    argumentNames: argumentNamesOf(document),
    cost: isIntrospection ? () => 0 : createCost({ schema, operation, fragments }),
  }
}

function argumentNamesOf(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  const add = ({ name }: ArgumentNode | ObjectFieldNode) => void names.add(name.value)
  visit(document, { Argument: add, ObjectField: add })
  return names
}

function parsedDocument(source: string, isOpen: boolean): DocumentNode {
  try {
    return parse(source, { maxTokens, noLocation: true })
  } catch (error) {
    throw unreadable(error, isOpen)
  }
}

function refuseInvalid(schema: GraphQLSchema, document: DocumentNode, isOpen: boolean): void {
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  try {
    // The rule for subscriptions throws instead of returning an error when a variable decides what is
    // skipped. Suggestions take time and are never shown outside of development.
    const [error] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: !isOpen })
    if (error) throw error
  } catch (error) {
    throw unreadable(error, isOpen)
  }
}

/** Only developers see the reason, because it reveals the schema. */
function unreadable(error: unknown, isOpen: boolean): Error {
  return apiError('BAD_REQUEST', isOpen && error instanceof Error ? { reason: error.message } : {})
}
