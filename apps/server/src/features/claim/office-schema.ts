import { claimStates, maxAnswerLength } from '@provender/domain/claim/claim'
import { maxReasonLength } from '@provender/domain/ledger/ledger'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireStaff } from '../../kernel/graphql/context.ts'
import { cursorArgs, defineCursorList, idInCursor } from '../../kernel/graphql/cursor-list.ts'
import { reasonSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { cleanLines } from '../../kernel/text/clean-text.ts'
import { CreditedLineInput, CreditPayload } from '../ledger/office-schema.ts'
import { countOfficeClaims, findAnyClaim, readOfficeClaims, type StoredClaim } from './claim-store.ts'
import { Claim, ClaimStateEnum } from './claim-type.ts'
import {
  answerClaim,
  type ClaimWorkRefusal,
  closeClaim,
  creditClaim,
  isWorkRefusal,
  startClaimReview,
} from './work-claim.ts'

const OfficeClaim = builder.objectRef<StoredClaim>('OfficeClaim')
builder.objectType(OfficeClaim, {
  description: 'A claim as staff see it.',
  fields: (t) => ({
    claim: t.field({ type: Claim, resolve: (claim) => claim }),
    companyCode: t.exposeString('company_code'),
    companyName: t.exposeString('company_name'),
    email: t.exposeString('login_email', { description: 'The e-mail of the user who reported it.' }),
  }),
})

const OfficeClaimList = defineCursorList({
  name: 'OfficeClaimList',
  node: OfficeClaim,
  sortKey: v.strictTuple([idInCursor]),
  sortKeyOf: ({ id }): readonly [number] => [id],
})

const listArgs = v.object({
  states: v.nullish(v.array(v.picklist(claimStates)), []),
  ...OfficeClaimList.args,
})

builder.queryField('officeClaims', (t) =>
  t.field({
    ...allow('claims.read'),
    type: OfficeClaimList.type,
    args: {
      ...cursorArgs,
      states: t.arg({ type: [ClaimStateEnum], description: 'All states if omitted.' }),
    },
    description: 'Longest waiting first.',
    resolve: async (_root, args, { deps }) => {
      const { states, ...page } = parseArgs(listArgs, args)
      return await OfficeClaimList.pageOf(page, {
        read: (part) => readOfficeClaims(deps.db, { states }, part),
        count: () => countOfficeClaims(deps.db, { states }),
      })
    },
  }),
)

builder.queryField('officeClaim', (t) =>
  t.field({
    ...allow('claims.read'),
    type: OfficeClaim,
    args: { number: t.arg({ type: 'Int64', required: true }) },
    resolve: async (_root, { number }, context) => await requireClaim(context, number),
  }),
)

async function requireClaim({ deps }: Context, number: number): Promise<StoredClaim> {
  const claim = await findAnyClaim(deps.db, number)
  if (!claim) throw apiError('NOT_FOUND')
  return claim
}

/** If its state does not allow the transition, another member was faster. */
function apiErrorOf({ type }: ClaimWorkRefusal): Error {
  if (type === 'KEY_REUSED') return apiError(type)
  return apiError(type === 'CLAIM_NOT_FOUND' ? 'NOT_FOUND' : 'STALE')
}

const numberArg = { type: 'Int64', required: true } as const
const keyArg = (description: string) =>
  ({
    type: 'Uuid',
    required: true,
    description: `Created once for ${description} and sent with every retry, so that it counts once.`,
  }) as const

for (const [name, work, description] of [
  ['officeStartClaimReview', startClaimReview, 'Starts the review of a claim.'],
  ['officeCloseClaim', closeClaim, 'Closes an answered claim.'],
] as const)
  builder.mutationField(name, (t) =>
    t.field({
      ...allow('service'),
      repeat: { idempotent: 'a claim takes each of these steps once' },
      type: OfficeClaim,
      args: { number: t.arg(numberArg) },
      description,
      resolve: async (_root, { number }, context) => {
        const { staffId } = requireStaff(context).member
        const done = await work(context.deps, { id: number, staffId })
        if (!done.ok) throw apiErrorOf(done.refusal)
        return await requireClaim(context, number)
      },
    }),
  )

const answerArgs = v.object({ text: reasonSchema(maxAnswerLength) })

builder.mutationField('officeAnswerClaim', (t) =>
  t.field({
    ...allow('service'),
    repeat: { key: 'key' },
    type: OfficeClaim,
    args: {
      key: t.arg(keyArg('an answer')),
      number: t.arg(numberArg),
      text: t.arg.string({ required: true, description: `At most ${maxAnswerLength} characters.` }),
    },
    description: 'Sends an answer to the user who reported the claim, also by e-mail.',
    resolve: async (_root, { key, number, text: message }, context) => {
      const { text } = parseArgs(answerArgs, { text: cleanLines(message) })
      const { staffId } = requireStaff(context).member
      const done = await answerClaim(context.deps, { id: number, staffId, text, key })
      if (!done.ok) throw apiErrorOf(done.refusal)
      return await requireClaim(context, number)
    },
  }),
)

const creditArgs = v.object({
  reason: reasonSchema(maxReasonLength),
  lines: v.nullish(
    v.pipe(v.array(v.object({ position: v.number(), quantity: v.number() })), v.maxLength(200)),
  ),
})

builder.mutationField('officeCreditClaim', (t) =>
  t.field({
    ...allow('ledger'),
    repeat: { key: 'key' },
    type: CreditPayload,
    args: {
      key: t.arg(keyArg('a credit note')),
      number: t.arg(numberArg),
      reason: t.arg.string({ required: true, description: 'Shown to the company; at most 200 characters.' }),
      lines: t.arg({
        type: [CreditedLineInput],
        description: 'By default everything that is claimed and not credited yet.',
      }),
    },
    description: 'Issues a credit note for a claim, never for more than was claimed or invoiced.',
    resolve: async (_root, { key, number, ...args }, context) => {
      const { reason, lines } = parseArgs(creditArgs, args)
      const { staffId } = requireStaff(context).member
      const credit = { id: number, staffId, reason, lines: lines ?? undefined, key }
      const credited = await creditClaim(context.deps, credit)
      if (credited.ok) return { number: credited.value, refusal: null }
      const { refusal } = credited
      if (isWorkRefusal(refusal)) throw apiErrorOf(refusal)
      return { number: null, refusal }
    },
  }),
)
