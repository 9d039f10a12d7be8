import { claimStates, claimTypes } from '@provender/domain/claim/claim'
import { builder } from '../../kernel/graphql/builder.ts'
import { defineLoader } from '../../kernel/graphql/loader.ts'
import { OrderLine } from '../order/order-type.ts'
import {
  type AnswerRow,
  type ClaimLineRow,
  type PictureRow,
  readAnswersToClaims,
  readCreditNotesOfClaims,
  readLinesOfClaims,
  readPicturesOfClaims,
  type StoredClaim,
} from './claim-store.ts'

export const ClaimTypeEnum = builder.enumType('ClaimType', { values: claimTypes })
export const ClaimStateEnum = builder.enumType('ClaimState', { values: claimStates })

const loadLines = defineLoader(({ db }, ids) => readLinesOfClaims(db, ids))
const loadPictures = defineLoader(({ db }, ids) => readPicturesOfClaims(db, ids))
const loadAnswers = defineLoader(({ db }, ids) => readAnswersToClaims(db, ids))
const loadCreditNotes = defineLoader(({ db }, ids) => readCreditNotesOfClaims(db, ids))

const ClaimLine = builder.objectRef<ClaimLineRow>('ClaimLine')
builder.objectType(ClaimLine, {
  fields: (t) => ({
    quantity: t.field({
      type: 'Quantity',
      resolve: ({ claimed_quantity }) => claimed_quantity,
      description: 'The claimed quantity.',
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
      description: 'Only users of the company that sent the claim may load it.',
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
    sentBy: t.exposeString('login_name', { description: 'Empty if the user has left since.' }),
    lines: t.field({
      type: [ClaimLine],
      resolve: ({ id }, _args, context) => loadLines(context, id),
    }),
    pictures: t.field({
      type: [ClaimPicture],
      resolve: ({ id }, _args, context) => loadPictures(context, id),
    }),
    answers: t.field({
      type: [ClaimAnswer],
      resolve: ({ id }, _args, context) => loadAnswers(context, id),
    }),
    creditNotes: t.stringList({
      resolve: ({ id }, _args, context) => loadCreditNotes(context, id),
      description: 'The numbers of the credit notes. Their PDF documents are at /documents/{number}.pdf.',
    }),
  }),
})
