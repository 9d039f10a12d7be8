import { maxSupportingDocuments } from '@provender/domain/application/supporting-document'
import { claimTypes, maxClaimMessageLength } from '@provender/domain/claim/claim'
import type { OrderNumber } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { cleanLines } from '../../kernel/text/clean-text.ts'
import { findClaim, readClaims, type StoredClaim } from './claim-store.ts'
import { Claim, ClaimTypeEnum } from './claim-type.ts'
import { sendClaim, type SendRefusal } from './send-claim.ts'

interface ClaimListValue {
  readonly total: number
  readonly claims: readonly StoredClaim[]
}

const ClaimList = builder.objectRef<ClaimListValue>('ClaimList')
builder.objectType(ClaimList, {
  fields: (t) => ({
    total: t.exposeInt('total'),
    claims: t.field({ type: [Claim], resolve: ({ claims }) => [...claims] }),
  }),
})

const listArgs = v.object({
  index: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), 0),
  limit: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 20),
})

builder.queryField('claims', (t) =>
  t.field({
    ...allow('customer'),
    type: ClaimList,
    args: {
      index: t.arg.int({ description: 'How many of the newest to skip.' }),
      limit: t.arg.int({ description: 'At most 100.' }),
    },
    description: 'The claims of the company.',
    resolve: async (_root, args, context) =>
      await readClaims(context.deps.db, requireUser(context).companyId, parseArgs(listArgs, args)),
  }),
)

builder.queryField('claim', (t) =>
  t.field({
    ...allow('customer'),
    type: Claim,
    args: { number: t.arg({ type: 'Int64', required: true }) },
    resolve: async (_root, { number }, context) => {
      const claim = await findClaim(context.deps.db, requireUser(context).companyId, number)
      if (!claim) throw apiError('NOT_FOUND')
      return claim
    },
  }),
)

const ClaimedLineInput = builder.inputType('ClaimedLineInput', {
  fields: (t) => ({
    position: t.int({ required: true, description: 'The position of the order line.' }),
    quantity: t.field({ type: 'Quantity', required: true }),
  }),
})

const ClaimInput = builder.inputType('ClaimInput', {
  fields: (t) => ({
    order: t.string({ required: true, description: 'The number of the order.' }),
    type: t.field({ type: ClaimTypeEnum, required: true }),
    message: t.string({
      required: false,
      description: `At most ${maxClaimMessageLength} characters. Required if no goods are named.`,
    }),
    lines: t.field({
      type: [ClaimedLineInput],
      required: true,
      description: 'The goods concerned, with quantities; may be empty for DELIVERY and OTHER.',
    }),
    pictures: t.field({
      type: ['Uuid'],
      required: true,
      description: `The ids that POST /claims/pictures returned, at most ${maxSupportingDocuments}.`,
    }),
  }),
})

const claimSchema = v.object({
  order: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
  type: v.picklist(claimTypes),
  message: v.pipe(v.string(), v.maxLength(maxClaimMessageLength)),
  lines: v.pipe(v.array(v.object({ position: v.number(), quantity: v.number() })), v.maxLength(200)),
  pictures: v.pipe(v.array(v.string()), v.maxLength(maxSupportingDocuments)),
})

builder.mutationField('sendClaim', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: Claim,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a report and sent with every retry, so that there is one claim.',
      }),
      claim: t.arg({ type: ClaimInput, required: true }),
    },
    description: 'Reports a problem with an order.',
    resolve: async (_root, args, context) => {
      const { deps, language } = context
      if (!deps.wholesaler.current().config.show.reportAProblem) throw apiError('NOT_FOUND')
      const { companyId, userId } = requireUser(context)
      const message = cleanLines(args.claim.message ?? '')
      const { order, ...details } = parseArgs(claimSchema, { ...args.claim, message })
      const report = { ...details, order: order as OrderNumber }
      const result = await sendClaim(deps, { companyId, userId, language }, { key: args.key, report })
      if (!result.ok) throw apiErrorOf(result.refusal)
      const claim = await findClaim(deps.db, companyId, result.value)
      if (!claim) throw new Error('A claim that was just sent is not there')
      return claim
    },
  }),
)

function apiErrorOf(refusal: SendRefusal): Error {
  switch (refusal.type) {
    case 'TOO_MANY_ATTEMPTS':
      return apiError(refusal.type, { seconds: refusal.seconds })
    case 'ORDER_NOT_FOUND':
      return apiError('NOT_FOUND')
    case 'MESSAGE_MISSING':
      return apiError('BAD_INPUT', { field: 'message' })
    case 'LINES_MISSING':
    case 'CLAIM_LINE_NOT_FOUND':
    case 'CLAIM_LINE_REFUSED':
      return apiError('BAD_INPUT', { field: 'lines' })
    case 'KEY_REUSED':
    case 'PROOF_GONE':
    case 'PROOFS_TOO_LARGE':
      return apiError(refusal.type)
  }
}
