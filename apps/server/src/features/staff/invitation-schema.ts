import { newPasswordSchema } from '@provender/domain/application/password'
import { type StaffLinkState, staffLinkStates } from '@provender/domain/permission/staff-invitation'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireStaff } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { requireRecentStaffPassword } from '../../kernel/identity/require-recent-password.ts'
import { emailArg } from '../../kernel/mail/email-spelling.ts'
import { deviceName } from '../account/device-name.ts'
import { nameSchema } from '../account/settings-schema.ts'
import { acceptStaffInvitation } from './accept-staff-invitation.ts'
import { inviteStaff } from './invite-staff.ts'
import { memberOf, OfficeStaffMember, staffError } from './people-schema.ts'
import { StaffRoleEnum } from './schema.ts'
import { findStaffLink } from './staff-invitation.ts'

const StaffLinkStateEnum = builder.enumType('StaffLinkState', { values: staffLinkStates })

interface LinkAnswer {
  readonly state: StaffLinkState
  readonly email: string | null
  readonly inviterName: string | null
}

const OfficeStaffLink = builder.objectRef<LinkAnswer>('OfficeStaffLink')
builder.objectType(OfficeStaffLink, {
  description: 'The link of an invitation to the office.',
  fields: (t) => ({
    state: t.expose('state', { type: StaffLinkStateEnum }),
    email: t.exposeString('email', { nullable: true, description: 'Null unless the link is open.' }),
    inviterName: t.exposeString('inviterName', {
      nullable: true,
      description: 'Who can send another link; null if no invitation has this one.',
    }),
  }),
})

builder.mutationField('officeInviteStaff', (t) =>
  t.field({
    ...allow('people', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: OfficeStaffMember,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for an invitation and sent with every retry, so that one e-mail is sent.',
      }),
      name: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      role: t.arg({ type: StaffRoleEnum, required: true }),
    },
    description:
      'Adds a staff member, and sends them an e-mail with a link, valid once and for a week, with which they choose a password.',
    resolve: async (_root, { key, role, ...args }, context) => {
      const { name, email } = parseArgs(v.object({ name: nameSchema, email: emailArg }), args)
      await requireRecentStaffPassword(context)
      const { deps, language } = context
      const by = requireStaff(context).member.staffId
      const invited = await inviteStaff(deps, { key, name, email, role, by, language })
      if (!invited.ok) throw staffError(invited.refusal)
      return await memberOf(context, invited.value)
    },
  }),
)

builder.queryField('officeStaffLink', (t) =>
  t.field({
    ...allow('anyone', { apps: ['office'] }),
    type: OfficeStaffLink,
    args: { token: t.arg.string({ required: true }) },
    description: 'What the link in the e-mail of an invitation is worth now.',
    resolve: async (_root, { token }, { deps }) => {
      const link = await findStaffLink(deps, token)
      const state = link?.state ?? 'WRONG'
      return {
        state,
        email: link && state === 'OPEN' ? link.email : null,
        inviterName: link?.inviterName ?? null,
      }
    },
  }),
)

builder.mutationField('officeAcceptStaffInvitation', (t) =>
  t.string({
    ...allow('anyone', { oncePerRequest: true, apps: ['office'] }),
    repeat: { link: 'token' },
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    description: 'Sets the password of an invited member. Returns the e-mail address to sign in with.',
    resolve: async (_root, args, { deps, ip, client }) => {
      const parsed = parseArgs(v.object({ token: v.string(), password: newPasswordSchema }), args)
      const { deviceId } = client
      const origin = { network: networkOf(ip), device: deviceName(client), deviceId }
      const accepted = await acceptStaffInvitation(deps, { ...parsed, ...origin })
      if (!accepted.ok) throw apiError(accepted.refusal.type)
      return accepted.value
    },
  }),
)
