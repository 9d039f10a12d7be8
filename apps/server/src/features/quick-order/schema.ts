import { findProduct } from '@provender/catalogue/catalogue'
import {
  type Candidate,
  maxPasteLength,
  type MatchedLine,
  type MatchReason,
  type UnitAmount,
} from '@provender/catalogue/paste'
import { maxCorrectionKey } from '@provender/catalogue/paste-corrections'
import type { ProductId } from '@provender/domain/ids'
import { isSoldIn } from '@provender/domain/units/units'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { matchPasted } from './match-pasted.ts'
import { deleteLearnedMatches, type LearnedMatch, learnMatches, readLearnedMatches } from './store.ts'

const ConfidenceEnum = builder.enumType('PasteConfidence', {
  values: {
    SURE: { value: 'sure', description: 'The match may be added without confirmation.' },
    LIKELY: { value: 'likely', description: 'The user should confirm the first candidate.' },
    UNKNOWN: { value: 'unknown', description: 'The user has to choose a candidate.' },
  } as const,
})

const ReasonEnum = builder.enumType('PasteReason', {
  description: 'Why a pasted line is not sure.',
  values: {
    REFUSED: { value: 'refused', description: 'The line says that the product is not wanted.' },
    DOUBTED: {
      value: 'doubted',
      description: 'Something around the line may change it, such as a heading. See `doubt`.',
    },
    NOT_FOUND: { value: 'not-found', description: 'No product matches.' },
    CODE_NOT_FOUND: {
      value: 'code-not-found',
      description: 'No product that the user may order has the written code.',
    },
    SIZE_NOT_FOUND: {
      value: 'size-not-found',
      description: 'No product with these words has the written size. See `missingSizes`.',
    },
    WORDS_NOT_FOUND: {
      value: 'words-not-found',
      description: 'Some words match nothing, or only in another spelling.',
    },
    OTHER_WORDS: { value: 'other-words', description: 'The product is found by a synonym only.' },
    UNAVAILABLE: { value: 'unavailable', description: 'The product cannot be ordered now.' },
    LEARNED_UNAVAILABLE: {
      value: 'learned-unavailable',
      description: 'The learned product cannot be ordered now, and this is another one.',
    },
    SEVERAL_CODES: { value: 'several-codes', description: 'The line has codes of several products.' },
    SEVERAL_PRODUCTS: { value: 'several-products', description: 'Other products match as well.' },
    QUANTITY_MISSING: { value: 'quantity-missing', description: 'No quantity is written.' },
    QUANTITY_UNREAD: {
      value: 'quantity-unread',
      description: 'The written quantity could not be understood.',
    },
    QUANTITY_RANGE: { value: 'quantity-range', description: 'Two quantities are written.' },
    QUANTITY_NOT_SOLD: {
      value: 'quantity-not-sold',
      description: 'The product is not sold in that quantity.',
    },
    QUANTITY_AMBIGUOUS: {
      value: 'quantity-ambiguous',
      description: 'The number may count pieces, or boxes or packs of them.',
    },
    QUANTITY_CONVERTED: {
      value: 'quantity-converted',
      description: 'The quantity was converted to a unit that is sold.',
    },
  } as const satisfies Readonly<Record<string, { value: MatchReason; description: string }>>,
})

const AmountIssueEnum = builder.enumType('PasteAmountIssue', {
  description: 'Why the user has to enter the quantity of a product.',
  values: {
    UNREAD: { value: 'unread', description: 'The written quantity could not be understood.' },
    RANGE: { value: 'range', description: 'The line has two quantities.' },
    NOT_SOLD: { value: 'not-sold', description: 'The product is not sold in that quantity.' },
    AMBIGUOUS: {
      value: 'ambiguous',
      description: 'The number may count packs or their content.',
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
  description: 'A product that a line may refer to, and its quantity.',
  fields: (t) => ({
    productId: t.expose('productId', { type: 'Int64' }),
    unit: t.exposeString('unit', { description: '1 or 2.' }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
    isCertain: t.exposeBoolean('isCertain', {
      description: 'False if the quantity was converted or guessed.',
    }),
    issue: t.expose('issue', {
      type: AmountIssueEnum,
      nullable: true,
      description: 'If set, the quantity is only a suggestion, and the user has to confirm it.',
    }),
    choices: t.field({
      type: [PasteAmount],
      resolve: ({ choices }) => [...choices],
      description: 'At most two possible amounts, or the nearest that are sold.',
    }),
  }),
})

const PastedLine = builder.objectRef<MatchedLine>('PastedLine')
builder.objectType(PastedLine, {
  fields: (t) => ({
    text: t.exposeString('text'),
    start: t.exposeInt('start', { description: 'The start of the line in the text.' }),
    end: t.exposeInt('end'),
    said: t.exposeString('key', {
      description: 'The text that a correction is learned for; empty if nothing can be learned.',
    }),
    confidence: t.expose('confidence', { type: ConfidenceEnum }),
    reason: t.expose('reason', {
      type: ReasonEnum,
      nullable: true,
      description: 'Why the line is not sure; null if it is.',
    }),
    missingSizes: t.field({
      type: ['String'],
      resolve: ({ missingSizes }) => [...missingSizes],
      description: 'The written sizes that the first candidate lacks, such as `2.5kg`.',
    }),
    doubt: t.exposeString('doubt', {
      nullable: true,
      description: 'With the reason `DOUBTED`: the words around the line that may change it.',
    }),
    isQuantityRead: t.exposeBoolean('isQuantityRead', {
      description: 'False if the user has to enter the quantity, whichever product they choose.',
    }),
    hasQuantity: t.exposeBoolean('hasQuantity', {
      description: 'False if no quantity is written, and one is only assumed.',
    }),
    isLearned: t.exposeBoolean('isLearned', {
      description: 'True if the company confirmed the first candidate for this text before.',
    }),
    candidates: t.field({
      type: [PasteCandidate],
      resolve: ({ candidates }) => [...candidates],
      description: 'Best first, at most five.',
    }),
  }),
})

const pasteArgs = v.object({
  text: v.pipe(v.string(), v.maxLength(maxPasteLength)),
  readsEverything: v.nullish(v.boolean(), false),
})

builder.queryField('matchPaste', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    type: [PastedLine],
    args: {
      text: t.arg.string({ required: true, description: 'At most 60,000 characters.' }),
      readsEverything: t.arg.boolean({
        description: 'True if nothing of the text is to be left out as a greeting, a signature or the like.',
      }),
    },
    description:
      'The lines of a pasted order: a message, a list or rows of a table. At most 500 lines are read.',
    resolve: async (_root, args, context) => [...(await matchPasted(context, parseArgs(pasteArgs, args)))],
  }),
)

const LearnedMatchType = builder.objectRef<LearnedMatch>('LearnedLine')
builder.objectType(LearnedMatchType, {
  description: 'Learned matches of the company, which its users confirmed.',
  fields: (t) => ({
    said: t.exposeString('said'),
    productId: t.expose('product_id', { type: 'Int64' }),
    unit: t.exposeString('unit'),
  }),
})

builder.queryField('learnedLines', (t) =>
  t.field({
    ...allow('customer'),
    type: [LearnedMatchType],
    resolve: async (_root, _args, context) => [
      ...(await readLearnedMatches(context.deps.db, requireUser(context).companyId)),
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

const maxLines = 500

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
    v.maxLength(maxLines),
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
      await learnMatches(context.deps.db, requireUser(context).companyId, [...learned.values()])
      return true
    },
  }),
)

function requireSold(
  { viewer }: Context,
  { said, productId, unit }: { readonly said: string; readonly productId: number; readonly unit: '1' | '2' },
): LearnedMatch {
  const product = findProduct(viewer.catalogue, productId as ProductId)
  if (!product || !isPublishedTo(viewer, product) || !isSoldIn(product, unit)) throw apiError('NOT_FOUND')
  return { said, product_id: product.id, unit }
}

const forgetArgs = v.object({
  said: v.pipe(v.array(saidSchema), v.minLength(1), v.maxLength(maxLines)),
})

builder.mutationField('forgetLines', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'a line is learned or not' },
    args: { said: t.arg.stringList({ required: true, description: 'At most 500.' }) },
    description:
      'Deletes the learned matches of these texts for the whole company. Texts without a learned match are no error.',
    resolve: async (_root, args, context) => {
      await deleteLearnedMatches(
        context.deps.db,
        requireUser(context).companyId,
        parseArgs(forgetArgs, args).said,
      )
      return true
    },
  }),
)
