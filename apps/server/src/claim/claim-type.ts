import { claimStates, claimTypes } from '@provender/domain/claim/claim'
import { builder } from '../graphql/builder.ts'
import { OrderLine } from '../order/order-type.ts'
import {
  type AnswerRow,
  type ClaimLineRow,
  type PictureRow,
  readAnswers,
  readClaimLines,
  readCreditNotes,
  readPictures,
  type StoredClaim,
} from './claim-store.ts'

export const ClaimTypeEnum = builder.enumType('ClaimType', { values: claimTypes })
export const ClaimStateEnum = builder.enumType('ClaimState', { values: claimStates })

const ClaimLine = builder.objectRef<ClaimLineRow>('ClaimLine')
builder.objectType(ClaimLine, {
  fields: (t) => ({
    quantity: t.field({
      type: 'Quantity',
      resolve: ({ claimed_quantity }) => claimed_quantity,
      description: 'What of the line is claimed.',
    }),
    line: t.field({ type: OrderLine, resolve: (row) => row }),
  }),
})

const ClaimAnswer = builder.objectRef<AnswerRow>('ClaimAnswer')
builder.objectType(ClaimAnswer, {
  fields: (t) => ({ text: t.exposeString('text'), at: t.expose('at', { type: 'DateTime' }) }),
})

const ClaimPicture = builder.objectRef<PictureRow>('ClaimPicture')
builder.objectType(ClaimPicture, {
  fields: (t) => ({
    path: t.string({
      resolve: ({ id }) => `/claims/pictures/${id}`,
      description: 'For logins of the company whose claim it is.',
    }),
    fileName: t.exposeString('file_name'),
  }),
})

export const Claim = builder.objectRef<StoredClaim>('Claim')
builder.objectType(Claim, {
  description: 'A problem that a company reported with an order.',
  fields: (t) => ({
    number: t.expose('id', { type: 'Int64' }),
    orderNumber: t.exposeString('order_number'),
    type: t.expose('type', { type: ClaimTypeEnum }),
    state: t.expose('state', { type: ClaimStateEnum }),
    message: t.exposeString('message'),
    sentAt: t.expose('sent_at', { type: 'DateTime' }),
    sentBy: t.exposeString('login_name', { description: 'Empty where she left since.' }),
    lines: t.field({
      type: [ClaimLine],
      resolve: async ({ id }, _args, { deps }) => [...(await readClaimLines(deps.db, id))],
    }),
    pictures: t.field({
      type: [ClaimPicture],
      resolve: async ({ id }, _args, { deps }) => [...(await readPictures(deps.db, id))],
    }),
    answers: t.field({
      type: [ClaimAnswer],
      resolve: async ({ id }, _args, { deps }) => [...(await readAnswers(deps.db, id))],
    }),
    creditNotes: t.stringList({
      resolve: async ({ id }, _args, { deps }) => [...(await readCreditNotes(deps.db, id))],
      description: 'Numbers; as PDFs they are at /documents/{number}.pdf.',
    }),
  }),
})
