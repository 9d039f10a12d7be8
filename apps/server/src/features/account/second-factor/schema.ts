import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../../kernel/graphql/context.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { writeAccountMail } from '../email/mail-account.ts'
import { signInOrigin } from '../hand-over-session.ts'
import { passwordError } from '../settings-schema.ts'
import { verifyPassword } from '../verify-password.ts'
import type { CodeRefusal } from './check-second-factor.ts'
import type { FactorOwner } from './factor-owner.ts'
import { readSecondFactor, type SecondFactorState } from './read-second-factor.ts'
import { totpAddress } from './totp.ts'
import { turnOffSecondFactor } from './turn-off.ts'
import { startSecondFactor, turnOnSecondFactor } from './turn-on.ts'

const SecondFactor = builder.objectRef<SecondFactorState>('SecondFactor')
builder.objectType(SecondFactor, {
  description: 'Whether a login needs a code from an authenticator app besides the password.',
  fields: (t) => ({ isOn: t.exposeBoolean('isOn'), recoveryCodesLeft: t.exposeInt('recoveryCodesLeft') }),
})

interface Setup {
  readonly secret: string
  readonly address: string
}

const SecondFactorSetup = builder.objectRef<Setup>('SecondFactorSetup')
builder.objectType(SecondFactorSetup, {
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'In base32, to be typed into an authenticator app.' }),
    address: t.exposeString('address', { description: 'The same for a QR code: otpauth://totp/…' }),
  }),
})

builder.queryField('secondFactor', (t) =>
  t.field({
    ...allow('customer'),
    type: SecondFactor,
    resolve: (_root, _args, context) => readSecondFactor(context.deps.db, ownerOf(context)),
  }),
)

builder.mutationField('startSecondFactor', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { intended: 'each call makes a new secret; the last one counts' },
    type: SecondFactorSetup,
    args: { password: t.arg.string({ required: true }) },
    description:
      'Makes a secret for an authenticator app. It counts once turnOnSecondFactor has its first code.',
    resolve: async (_root, { password }, context) => {
      await checkPassword(context, password)
      const secret = await startSecondFactor(context.deps, ownerOf(context))
      if (secret === null) throw apiError('STALE')
      const { name: issuer } = await emailShop(context.deps)
      return { secret, address: totpAddress(secret, { issuer, label: requireUser(context).email }) }
    },
  }),
)

builder.mutationField('turnOnSecondFactor', (t) =>
  t.stringList({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a code works once' },
    args: { code: t.arg.string({ required: true }) },
    description: 'Returns recovery codes, which cannot be read again.',
    resolve: async (_root, { code }, context) => {
      const record = recordMail(context, 'SECOND_FACTOR_ON')
      const typed = { code, record, ...signInOrigin(context) }
      const turnedOn = await turnOnSecondFactor(context.deps, ownerOf(context), typed)
      if (turnedOn.ok) return [...turnedOn.value]
      throw turnedOn.refusal.type === 'STALE' ? apiError('STALE') : codeError(turnedOn.refusal)
    },
  }),
)

builder.mutationField('turnOffSecondFactor', (t) =>
  t.boolean({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a code works once' },
    args: { password: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    description: 'The code is from the authenticator app, or a recovery code.',
    resolve: async (_root, { password, code }, context) => {
      await checkPassword(context, password)
      const record = recordMail(context, 'SECOND_FACTOR_OFF')
      const typed = { code, record, ...signInOrigin(context) }
      const turnedOff = await turnOffSecondFactor(context.deps, ownerOf(context), typed)
      if (!turnedOff.ok) throw codeError(turnedOff.refusal)
      return true
    },
  }),
)

function ownerOf(context: Context): FactorOwner {
  return { userId: requireUser(context).userId }
}

async function checkPassword(context: Context, password: string): Promise<void> {
  const verified = await verifyPassword(context.deps, { owner: requireUser(context), password })
  if (!verified.ok) throw passwordError(verified.refusal)
}

function codeError(refusal: CodeRefusal): Error {
  return refusal.type === 'TOO_MANY_ATTEMPTS'
    ? apiError(refusal.type, { seconds: refusal.seconds })
    : apiError(refusal.type)
}

function recordMail(context: Context, about: 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF') {
  const { deps, language } = context
  const { userId } = requireUser(context)
  return async (tx: Context['deps']['db']): Promise<void> =>
    await writeAccountMail(tx, `second factor ${deps.newId()}`, {
      about,
      loginId: userId,
      language,
      atMs: deps.clock.nowMs(),
    })
}
