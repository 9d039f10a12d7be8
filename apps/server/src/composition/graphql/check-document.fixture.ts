import type { GraphQLSchema } from 'graphql'
import {
  type CheckedDocument,
  chooseOperation,
  type DocumentRequest,
  readDocument,
  validateDocument,
} from './document.ts'

export function checkDocument(
  schema: GraphQLSchema,
  source: string,
  request: DocumentRequest,
): CheckedDocument {
  return validateDocument(
    schema,
    chooseOperation(readDocument(schema, source, request.isOpen), request),
    request.isOpen,
  )
}
