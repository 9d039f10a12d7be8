import { newPasswordSchema } from '@provender/domain/application/password'
import type { CompanyId, InvitationId, SiteId, UserId } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { requireRecentPassword } from '../../kernel/identity/require-recent-password.ts'
import { emailArg } from '../../kernel/mail/email-spelling.ts'
import { clientKindOf, handOverSession, signInOrigin } from '../account/hand-over-session.ts'
import { UserRoleEnum } from '../account/schema.ts'
import { nameSchema } from '../account/settings-schema.ts'
import { recordSignedInDevice } from '../account/sign-in.ts'
import { acceptInvitation, findInvitation, type Invitation } from './accept-invitation.ts'
import { bindToSite, removeUser, setRole } from './change-user.ts'
import { invite } from './invite.ts'
import {
  type CompanyLogin,
  type LoginSite,
  type OpenInvitation,
  readInvitations,
  readUsers,
} from './store.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const LoginSiteType = builder.objectRef<LoginSite>('LoginSite')
builder.objectType(LoginSiteType, {
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    name: t.exposeString('name'),
    isOpen: t.exposeBoolean('isOpen', {
      description: 'False if the site is closed. The user cannot order deliveries then.',
    }),
  }),
})

const CompanyLoginType = builder.objectRef<CompanyLogin>('CompanyLogin')
builder.objectType(CompanyLoginType, {
  description: 'A user of the company.',
  fields: (t) => ({
    userCode: t.string({ resolve: ({ id }) => String(id) }),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: UserRoleEnum }),
    active: t.exposeBoolean('active', { description: 'False until the wholesaler activates it.' }),
    leavesAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ leaves_at }) => leaves_at,
      description: 'When the account is deleted, if the user requested it.',
    }),
    site: t.field({
      type: LoginSiteType,
      nullable: true,
      resolve: ({ site }) => site,
      description: 'The only site that the user orders for; null if they order for all sites.',
    }),
  }),
})

const OpenInvitationType = builder.objectRef<OpenInvitation>('OpenInvitation')
builder.objectType(OpenInvitationType, {
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    email: t.exposeString('email'),
    role: t.expose('role', { type: UserRoleEnum }),
    sentAt: t.field({ type: 'DateTime', resolve: ({ sent_at }) => sent_at }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expires_at }) => expires_at }),
  }),
})

interface CompanyPeople {
  readonly logins: readonly CompanyLogin[]
  readonly invitations: readonly OpenInvitation[]
}

const CompanyPeopleType = builder.objectRef<CompanyPeople>('CompanyPeople')
builder.objectType(CompanyPeopleType, {
  fields: (t) => ({
    logins: t.field({ type: [CompanyLoginType], resolve: ({ logins }) => [...logins] }),
    invitations: t.field({ type: [OpenInvitationType], resolve: ({ invitations }) => [...invitations] }),
  }),
})

builder.queryField('companyPeople', (t) =>
  t.field({
    ...allow('company.logins'),
    type: CompanyPeopleType,
    resolve: (_root, _args, context) => people(context),
  }),
)

builder.mutationField('inviteColleague', (t) =>
  t.field({
    ...allow('company.logins', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: CompanyPeopleType,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for an invitation and sent with every retry, so that one e-mail is sent.',
      }),
      email: t.arg.string({ required: true }),
      role: t.arg({ type: UserRoleEnum, required: true }),
    },
    description:
      'Sends an e-mail with a link that is valid for a week. Sending it again ends the earlier link. At most 20 e-mails a day for each company.',
    resolve: async (_root, { key, role, ...args }, context) => {
      const { email } = parseArgs(v.object({ email: emailArg }), args)
      if (role === 'OWNER') await requireRecentPassword(context)
      const { companyId, userId } = requireUser(context)
      const { deps, language } = context
      const invited = await invite(deps, { companyId, invitedBy: userId, email, role, language, key })
      if (!invited.ok)
        throw invited.refusal.type === 'TOO_MANY_ATTEMPTS'
          ? apiError('TOO_MANY_ATTEMPTS', { seconds: invited.refusal.seconds })
          : apiError(invited.refusal.type)
      return await people(context)
    },
  }),
)

builder.mutationField('withdrawInvitation', (t) =>
  t.field({
    ...allow('company.logins'),
    repeat: { idempotent: 'an ended invitation stays ended' },
    type: CompanyPeopleType,
    args: { id: t.arg({ type: 'Uuid', required: true }) },
    resolve: async (_root, args, context) => {
      const { companyId, userId } = requireUser(context)
      const id = args.id as InvitationId
      const withdrawn = await withdrawInvitation(context.deps, { companyId, by: userId, id })
      if (!withdrawn.ok) throw apiError(withdrawn.refusal.type)
      return await people(context)
    },
  }),
)

/** Our own code. Anything else matches no user. */
const userCodeSchema = v.object({
  userCode: v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/),
    v.transform((code) => Number(code) as UserId),
  ),
})

builder.mutationField('setColleagueRole', (t) =>
  t.field({
    ...allow('company.logins'),
    repeat: { idempotent: 'sets the role' },
    type: CompanyPeopleType,
    args: {
      userCode: t.arg.string({ required: true }),
      role: t.arg({ type: UserRoleEnum, required: true }),
    },
    description: 'Changes the role of a user. A company always has an owner.',
    resolve: async (_root, { role, ...args }, context) => {
      if (role === 'OWNER') await requireRecentPassword(context)
      const set = await setRole(context.deps, { ...targetUserOf(args, context), role })
      if (!set.ok) throw apiError(set.refusal.type)
      return await people(context)
    },
  }),
)

builder.mutationField('setColleagueSite', (t) =>
  t.field({
    ...allow('company.logins'),
    repeat: { idempotent: 'sets the site' },
    type: CompanyPeopleType,
    args: {
      userCode: t.arg.string({ required: true }),
      siteId: t.arg({
        type: 'Uuid',
        description: 'One of `companySites`; if omitted, every site of the company.',
      }),
    },
    description: 'Sets the only site that a user orders for, from the next order on.',
    resolve: async (_root, { siteId, ...args }, context) => {
      const target = targetUserOf(args, context)
      const bound = await bindToSite(context.deps, { ...target, siteId: (siteId ?? null) as SiteId | null })
      if (!bound.ok) throw apiError(bound.refusal.type)
      return await people(context)
    },
  }),
)

builder.mutationField('removeColleague', (t) =>
  t.field({
    ...allow('company.logins'),
    repeat: { idempotent: 'a closed login stays closed' },
    type: CompanyPeopleType,
    args: { userCode: t.arg.string({ required: true }) },
    description:
      'Removes a user and ends their sessions. Users delete their own account with `requestAccountDeletion`.',
    resolve: async (_root, args, context) => {
      const target = targetUserOf(args, context)
      if (target.userId === requireUser(context).userId) throw apiError('NOT_FOUND')
      const removed = await removeUser(context.deps, target)
      if (!removed.ok) throw apiError(removed.refusal.type)
      return await people(context)
    },
  }),
)

const InvitationType = builder.objectRef<Invitation>('Invitation')
builder.objectType(InvitationType, {
  fields: (t) => ({
    email: t.exposeString('email'),
    companyName: t.exposeString('company'),
    inviterName: t.exposeString('inviter'),
  }),
})

builder.queryField('invitation', (t) =>
  t.field({
    ...allow('anyone'),
    type: InvitationType,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    description: 'The invitation that an e-mail’s link belongs to; null if it is no longer valid.',
    resolve: async (_root, { token }, { deps }) => (await findInvitation(deps, token)) ?? null,
  }),
)

builder.mutationField('acceptInvitation', (t) =>
  t.string({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { link: 'token' },
    args: {
      token: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
    },
    description: 'Creates the user and signs them in. The response is that of `login`.',
    resolve: async (_root, args, context) => {
      const accepted = await acceptInvitation(
        context.deps,
        parseArgs(v.object({ token: v.string(), name: nameSchema, password: newPasswordSchema }), args),
      )
      if (!accepted.ok) throw apiError(accepted.refusal.type)
      const { deps, client, ip, language } = context
      const origin = signInOrigin(context)
      const opened = await deps.accounts.openSession(accepted.value, clientKindOf(context), origin)
      const { device } = origin
      const { sessionId } = opened
      const { deviceId } = client
      await recordSignedInDevice(deps, accepted.value, { sessionId, deviceId, device, ip, language })
      return await handOverSession(context, opened)
    },
  }),
)

function targetUserOf(
  args: { readonly userCode: string },
  context: Context,
): { readonly companyId: CompanyId; readonly userId: UserId; readonly by: UserId } {
  const { companyId, userId: by } = requireUser(context)
  return { companyId, userId: parseArgs(userCodeSchema, args).userCode, by }
}

async function people(context: Context): Promise<CompanyPeople> {
  const { companyId } = requireUser(context)
  const { db } = context.deps
  return { logins: await readUsers(db, companyId), invitations: await readInvitations(db, companyId) }
}
