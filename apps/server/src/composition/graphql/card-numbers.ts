import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import { type DocumentNode, Kind, OperationTypeNode, visit } from 'graphql'
import { apiError } from '../../kernel/graphql/api-error.ts'

export function refuseCardNumberInDocument(document: DocumentNode): void {
  if (!writes(document)) return
  const refuse = ({ value }: { readonly value: string }) => refuseCardNumber(value)
  visit(document, {
    StringValue: refuse,
    IntValue: refuse,
    FloatValue: refuse,
    EnumValue: refuse,
    Name: refuse,
  })
}

function writes({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
  )
}

export function refuseCardNumberInVariables(value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') refuseCardNumber(String(value))
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      refuseCardNumber(key)
      refuseCardNumberInVariables(inner)
    }
}

function refuseCardNumber(text: string): void {
  if (containsBrandedCardNumber(text)) throw apiError('CARD_NUMBER')
}
