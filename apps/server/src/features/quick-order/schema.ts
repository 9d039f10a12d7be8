import { findProduct } from '@provender/catalogue/catalogue'
import { type Candidate, maxPasteLength, type MatchedLine, type UnitAmount } from '@provender/catalogue/paste'
import { maxCorrectionKey } from '@provender/catalogue/paste-corrections'
import type { ProductId } from '@provender/domain/ids'
import { isSoldIn } from '@provender/domain/units/units'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireCustomer } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { matchPasted } from './match-pasted.ts'
import { forgetLines, type LearnedLine, learnLines, readLearnedLines } from './store.ts'

const ConfidenceEnum = builder.enumType('PasteConfidence', {
  values: {
    SURE: { value: 'sure', description: 'May be added without asking.' },
    LIKELY: { value: 'likely', description: 'The first candidate is to be confirmed.' },
    UNKNOWN: { value: 'unknown', description: 'Somebody has to choose.' },
  } as const,
})

const AmountIssueEnum = builder.enumType('PasteAmountIssue', {
  description: 'Why a person has to say how much of a product is meant.',
  values: {
    UNREAD: { value: 'unread', description: 'Nobody can count the quantity that was written.' },
    RANGE: { value: 'range', description: 'Two quantities were written.' },
    NOT_SOLD: { value: 'not-sold', description: 'The product is not sold in that quantity.' },
    AMBIGUOUS: {
      value: 'ambiguous',
      description: 'The number may count packs, or what is in them.',
    },
  } as const,
})

const PasteAmount = builder.objectRef<UnitAmount>('PasteAmount')
builder.objectType(PasteAmount, {
  fields: (t) => ({
    unit: t.exposeString('unit', { description: '1 or 2.' }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
  }),
})

const PasteCandidate = builder.objectRef<Candidate>('PasteCandidate')
builder.objectType(PasteCandidate, {
  description: 'A product that a line may mean, and how much of it.',
  fields: (t) => ({
    productId: t.expose('productId', { type: 'Int64' }),
    unit: t.exposeString('unit', { description: '1 or 2.' }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
    isCertain: t.exposeBoolean('isCertain', { description: 'False: it was converted or guessed.' }),
    issue: t.expose('issue', {
      type: AmountIssueEnum,
      nullable: true,
      description: 'Not null: the quantity is only a suggestion, and a person has to say how much.',
    }),
    choices: t.field({
      type: [PasteAmount],
      resolve: ({ choices }) => [...choices],
      description: 'At most two amounts that may be meant, or the nearest that can be had.',
    }),
  }),
})

const PastedLine = builder.objectRef<MatchedLine>('PastedLine')
builder.objectType(PastedLine, {
  fields: (t) => ({
    text: t.exposeString('text'),
    start: t.exposeInt('start', { description: 'Where it stands in the text.' }),
    end: t.exposeInt('end'),
    said: t.exposeString('key', {
      description: 'What a correction is learned for; empty where none can be.',
    }),
    confidence: t.expose('confidence', { type: ConfidenceEnum }),
    isQuantityRead: t.exposeBoolean('isQuantityRead', {
      description: 'False: a person has to say how many, whatever product is meant.',
    }),
    isLearned: t.exposeBoolean('isLearned', {
      description: 'The first candidate is what the company confirmed for these words before.',
    }),
    candidates: t.field({
      type: [PasteCandidate],
      resolve: ({ candidates }) => [...candidates],
      description: 'Best first, at most five.',
    }),
  }),
})

const pasteArgs = v.object({ text: v.pipe(v.string(), v.maxLength(maxPasteLength)) })

builder.queryField('matchPaste', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    type: [PastedLine],
    args: { text: t.arg.string({ required: true, description: 'At most 60,000 characters.' }) },
    description:
      'What a pasted order asks for: a message, a list or the rows of a table. At most 500 lines are read.',
    resolve: async (_root, args, context) => [
      ...(await matchPasted(context, parseArgs(pasteArgs, args).text)),
    ],
  }),
)

const LearnedLineType = builder.objectRef<LearnedLine>('LearnedLine')
builder.objectType(LearnedLineType, {
  description: 'What the company means by what it writes.',
  fields: (t) => ({
    said: t.exposeString('said'),
    productId: t.expose('product_id', { type: 'Int64' }),
    unit: t.exposeString('unit'),
  }),
})

builder.queryField('learnedLines', (t) =>
  t.field({
    ...allow('customer'),
    type: [LearnedLineType],
    resolve: async (_root, _args, context) => [
      ...(await readLearnedLines(context.deps.db, requireCustomer(context).companyId)),
    ],
  }),
)

const LearnedLineInput = builder.inputType('LearnedLineInput', {
  fields: (t) => ({
    said: t.string({ required: true }),
    productId: t.field({ type: 'Int64', required: true }),
    unit: t.string({ required: true }),
  }),
})

const mostAtOnce = 500

const saidSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(maxCorrectionKey),
  v.regex(/^\P{C}*$/u),
)

const learnArgs = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        said: saidSchema,
        productId: v.number(),
        unit: v.picklist(['1', '2']),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostAtOnce),
  ),
})

builder.mutationField('learnLines', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'sets what a line means' },
    args: { lines: t.arg({ type: [LearnedLineInput], required: true, description: 'At most 500.' }) },
    resolve: async (_root, args, context) => {
      const { lines } = parseArgs(learnArgs, args)
      const learned = new Map(lines.map((line) => [line.said, requireSold(context, line)]))
      await learnLines(context.deps.db, requireCustomer(context).companyId, [...learned.values()])
      return true
    },
  }),
)

function requireSold(
  { viewer }: Context,
  { said, productId, unit }: { readonly said: string; readonly productId: number; readonly unit: '1' | '2' },
): LearnedLine {
  const product = findProduct(viewer.catalogue, productId as ProductId)
  if (!product || !isPublishedTo(viewer, product) || !isSoldIn(product, unit)) throw apiError('NOT_FOUND')
  return { said, product_id: product.id, unit }
}

const forgetArgs = v.object({
  said: v.pipe(v.array(saidSchema), v.minLength(1), v.maxLength(mostAtOnce)),
})

builder.mutationField('forgetLines', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a line is learned or not' },
    args: { said: t.arg.stringList({ required: true, description: 'At most 500.' }) },
    description:
      'Forgets, for the whole company, what it means by these words. Words that nothing was learned for are no error.',
    resolve: async (_root, args, context) => {
      await forgetLines(context.deps.db, requireCustomer(context).companyId, parseArgs(forgetArgs, args).said)
      return true
    },
  }),
)
