import type { CooperativeLoop } from '@provender/catalogue/cooperative-loop'
import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import { type DocumentNode, Kind, OperationTypeNode, visit } from 'graphql'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

/** A text that is longer is searched in parts, because each thousand characters may take a millisecond. */
const partLength = 2500
/** Of two parts that follow each other. No card number takes as many characters, however it is written. */
const sharedLength = 400

export async function refuseCardNumberInDocument(document: DocumentNode): Promise<void> {
  if (!writes(document)) return
  const texts: string[] = []
  const add = ({ value }: { readonly value: string }) => void texts.push(value)
  visit(document, { StringValue: add, IntValue: add, FloatValue: add, EnumValue: add, Name: add })
  await refuseCardNumber(texts)
}

function writes({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
  )
}

export async function refuseCardNumberInVariables(
  variables: Readonly<Record<string, unknown>>,
): Promise<void> {
  await refuseCardNumber(textsIn(variables))
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      yield key
      yield* textsIn(inner)
    }
}

/** Other requests come between the texts, and between the parts of a long one. */
async function refuseCardNumber(texts: Iterable<string>): Promise<void> {
  if (await yieldToRequests(haveCardNumber(texts))) throw apiError('CARD_NUMBER')
}

function* haveCardNumber(texts: Iterable<string>): CooperativeLoop<boolean> {
  for (const text of texts)
    for (
      let start = 0;
      start === 0 || start + sharedLength < text.length;
      start += partLength - sharedLength
    ) {
      if (containsBrandedCardNumber(text.slice(start, start + partLength))) return true
      yield
    }
  return false
}
