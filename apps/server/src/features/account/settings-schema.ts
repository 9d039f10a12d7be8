import { newPasswordSchema } from '@provender/domain/application/password'
import { phoneNumber } from '@provender/domain/contact/phone-number'
import { isVisible } from '@provender/domain/contact/visible-text'
import { languages } from '@provender/domain/languages'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { cleanLine } from '../../kernel/text/clean-text.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { handOverSession, signInOrigin } from './hand-over-session.ts'
import { User } from './schema.ts'
import {
  writeContact,
  writeLanguage,
  writeName,
  writePreferences,
  writeSubstitutionWish,
} from './settings-store.ts'
import type { PasswordRefusal } from './verify-password.ts'

export const nameSchema = v.pipe(v.string(), v.transform(cleanLine), v.check(isVisible), v.maxLength(100))

const line = v.pipe(v.string(), v.transform(cleanLine), v.maxLength(100))
const phone = phoneNumber('not a telephone number')

const contactArgs = v.object({
  contactName: line,
  telephone: phone,
  telephone2: phone,
  mobile: phone,
  fax: phone,
})

builder.mutationField('updateUser', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'sets the name' },
    type: User,
    args: { name: t.arg.string({ required: true }) },
    description: 'Changes the user’s own name.',
    resolve: async (_root, args, context) => {
      const { name } = parseArgs(v.object({ name: nameSchema }), args)
      await writeName(context.deps.db, requireUser(context).userId, name)
      return await readAgain(context)
    },
  }),
)

builder.mutationField('updateCompanyContact', (t) =>
  t.field({
    ...allow('company.details'),
    repeat: { idempotent: 'sets the contact' },
    type: User,
    args: {
      contactName: t.arg.string({ required: true }),
      telephone: t.arg.string({ required: true }),
      telephone2: t.arg.string({ required: true }),
      mobile: t.arg.string({ required: true }),
      fax: t.arg.string({ required: true }),
    },
    description:
      'Changes the company’s contact; empty for none. Only the wholesaler changes names and addresses on invoices.',
    resolve: async (_root, args, context) => {
      const contact = parseArgs(contactArgs, args)
      if (!(await writeContact(context.deps.db, requireUser(context), contact))) throw apiError('NOT_ALLOWED')
      return await readAgain(context)
    },
  }),
)

builder.mutationField('updatePreferences', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'sets the preferences' },
    type: User,
    args: {
      marketingEmailEnabled: t.arg.boolean({ required: true }),
      marketingSmsEnabled: t.arg.boolean({ required: true }),
      marketingNotificationEnabled: t.arg.boolean({ required: true }),
      showAllPricesIncludingVat: t.arg.boolean({ required: true }),
    },
    description: 'Applies only to this user.',
    resolve: async (_root, preferences, context) => {
      await writePreferences(context.deps.db, requireUser(context).userId, preferences)
      return await readAgain(context)
    },
  }),
)

builder.mutationField('chooseSubstitutionWish', (t) =>
  t.field({
    ...allow('company.details'),
    repeat: { idempotent: 'sets the wish' },
    type: User,
    args: { wish: t.arg({ type: SubstitutionWishEnum, required: true }) },
    description:
      'What the whole company wants if something runs out after it has ordered. An order can say otherwise.',
    resolve: async (_root, { wish }, context) => {
      if (!(await writeSubstitutionWish(context.deps.db, requireUser(context), wish)))
        throw apiError('NOT_ALLOWED')
      return await readAgain(context)
    },
  }),
)

builder.mutationField('chooseLanguage', (t) =>
  t.boolean({
    ...allow('customer'),
    repeat: { idempotent: 'sets the language' },
    args: { language: t.arg.string({ required: true }) },
    description:
      'Sets the user’s language: of e-mails from now on, and of the shop on devices without a lang cookie.',
    resolve: async (_root, args, context) => {
      const { language } = parseArgs(v.object({ language: v.picklist(languages) }), args)
      const { userId } = requireUser(context)
      await writeLanguage(context.deps.db, userId, language)
      await context.deps.accounts.invalidate(userId)
      return true
    },
  }),
)

builder.mutationField('confirmPassword', (t) =>
  t.boolean({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { intended: 'says when the password was typed last' },
    args: { password: t.arg.string({ required: true }) },
    description:
      'For ten minutes this session may do what is refused with PASSWORD_NEEDED: invite an owner or save a card.',
    resolve: async (_root, { password }, context) => {
      const confirmed = await confirmPassword(context.deps, { user: requireUser(context), password })
      if (!confirmed.ok) throw passwordError(confirmed.refusal)
      return true
    },
  }),
)

builder.mutationField('changePassword', (t) =>
  t.string({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'the old password works once' },
    args: { password: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    description:
      'Needs the current password. Ends all sessions of the user and opens a new one. The response is that of `login`.',
    resolve: async (_root, args, context) => {
      const { deps, language } = context
      const { password, newPassword } = parseArgs(
        v.object({ password: v.string(), newPassword: newPasswordSchema }),
        args,
      )
      const user = requireUser(context)
      const origin = signInOrigin(context)
      const changed = await changePassword(deps, { user, password, newPassword, language, origin })
      if (!changed.ok) throw passwordError(changed.refusal)
      return await handOverSession(context, changed.value)
    },
  }),
)

export function passwordError(refusal: PasswordRefusal): Error {
  return refusal.type === 'TOO_MANY_ATTEMPTS'
    ? apiError(refusal.type, { seconds: refusal.seconds })
    : apiError(refusal.type)
}

async function readAgain(context: Context): Promise<SignedInUser> {
  const { accounts } = context.deps
  const { sessionId, companyId } = requireUser(context)
  await accounts.invalidateCompany(companyId)
  const user = await accounts.userOfSession(sessionId)
  if (!user) throw apiError('NOT_SIGNED_IN')
  return user
}
