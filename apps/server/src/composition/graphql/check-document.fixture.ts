import type { GraphQLSchema } from 'graphql'
import { type CheckedDocument, type DocumentRequest, readDocument, validateDocument } from './document.ts'

export function checkDocument(
  schema: GraphQLSchema,
  source: string,
  request: DocumentRequest,
): CheckedDocument {
  return validateDocument(schema, readDocument(schema, source, request), request.isOpen)
}
