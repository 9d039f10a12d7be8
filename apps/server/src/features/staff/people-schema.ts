import type { StaffId } from '@provender/domain/ids'
import { staffChangeKinds } from '@provender/domain/permission/staff-change'
import type { Result } from '@provender/domain/result'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireStaff } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { requireRecentStaffPassword } from '../../kernel/identity/require-recent-password.ts'
import {
  changeStaffRole,
  endAllStaffSessions,
  endStaffAccess,
  endStaffSession,
  returnStaffAccess,
  type StaffRefusal,
} from './change-staff.ts'
import type { InviteRefusal } from './invite-staff.ts'
import { StaffRoleEnum } from './schema.ts'
import {
  readStaffPeople,
  type StaffPerson,
  type StaffPersonChange,
  type StaffPersonInvitation,
  type StaffPersonSession,
  staffStates,
} from './staff-people.ts'

const StaffStateEnum = builder.enumType('StaffState', { values: staffStates })
const StaffChangeKindEnum = builder.enumType('StaffChangeKind', { values: staffChangeKinds })

const OfficeStaffSession = builder.objectRef<StaffPersonSession>('OfficeStaffSession')
builder.objectType(OfficeStaffSession, {
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    device: t.exposeString('device', {
      description: 'For example "Chrome · Windows"; empty if the device did not say.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'True for the session of the caller.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'It ends earlier after half an hour without use.',
    }),
  }),
})

const OfficeStaffChange = builder.objectRef<StaffPersonChange>('OfficeStaffChange')
builder.objectType(OfficeStaffChange, {
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: StaffChangeKindEnum }),
    byName: t.exposeString('byName', {
      nullable: true,
      description: 'Who did it; null for a command on the server.',
    }),
    before: t.exposeString('before', { nullable: true, description: 'A role, or the device of a session.' }),
    after: t.exposeString('after', { nullable: true }),
  }),
})

const OfficeStaffInvitation = builder.objectRef<StaffPersonInvitation>('OfficeStaffInvitation')
builder.objectType(OfficeStaffInvitation, {
  fields: (t) => ({
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isValid: t.exposeBoolean('isValid', {
      description: 'False if it has expired, or whoever sent it is no manager any more.',
    }),
  }),
})

export const OfficeStaffMember = builder.objectRef<StaffPerson>('OfficeStaffMember')
builder.objectType(OfficeStaffMember, {
  description: 'A staff member as managers see them.',
  fields: (t) => ({
    code: t.string({ resolve: ({ id }) => String(id) }),
    version: t.exposeInt('version', { description: 'Rises with every change of role or access.' }),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: StaffRoleEnum }),
    state: t.expose('state', { type: StaffStateEnum }),
    hasJoined: t.exposeBoolean('hasJoined', {
      description: 'False if the member was invited and has never chosen a password.',
    }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    since: t.expose('since', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    invitation: t.expose('invitation', {
      type: OfficeStaffInvitation,
      nullable: true,
      description: 'Null unless the member is invited.',
    }),
    sessions: t.field({
      type: [OfficeStaffSession],
      resolve: ({ sessions }) => [...sessions],
      description: 'The sessions that have not ended, the last used first.',
    }),
    changes: t.field({
      type: [OfficeStaffChange],
      resolve: ({ changes }) => [...changes],
      description: 'The last 20 changes of this member, the newest first.',
    }),
  }),
})

builder.queryField('officeStaffMembers', (t) =>
  t.field({
    ...allow('people'),
    type: [OfficeStaffMember],
    resolve: async (_root, _args, context) => [...(await people(context))],
    description: 'All staff members by name, also those who have left.',
  }),
)

const versionArg = {
  required: true,
  description: 'The version of the member that the caller saw.',
} as const

builder.mutationField('officeChangeStaffRole', (t) =>
  t.field({
    ...allow('people'),
    repeat: { version: 'version' },
    type: OfficeStaffMember,
    args: {
      code: t.arg.string({ required: true }),
      version: t.arg.int(versionArg),
      role: t.arg({ type: StaffRoleEnum, required: true }),
    },
    description: 'Changes the role of a member. There is always a manager.',
    resolve: async (_root, { code, version, role }, context) => {
      await requireRecentStaffPassword(context)
      const reference = referenceOf(code, context)
      return await changedMember(
        context,
        reference,
        await changeStaffRole(context.deps, { ...reference, version, role }),
      )
    },
  }),
)

builder.mutationField('officeEndStaffAccess', (t) =>
  t.field({
    ...allow('people'),
    repeat: { version: 'version' },
    type: OfficeStaffMember,
    args: { code: t.arg.string({ required: true }), version: t.arg.int(versionArg) },
    description:
      'Signs a member out everywhere and lets them in no more, or withdraws the invitation of one who has not joined. Nobody ends their own access.',
    resolve: async (_root, { code, version }, context) => {
      await requireRecentStaffPassword(context)
      const reference = referenceOf(code, context)
      return await changedMember(
        context,
        reference,
        await endStaffAccess(context.deps, { ...reference, version }),
      )
    },
  }),
)

builder.mutationField('officeReturnStaffAccess', (t) =>
  t.field({
    ...allow('people', { oncePerRequest: true }),
    repeat: { version: 'version' },
    type: OfficeStaffMember,
    args: { code: t.arg.string({ required: true }), version: t.arg.int(versionArg) },
    description:
      'Sends a member without access an e-mail with a link, valid once and for a week, with which they choose a password. For one who is invited, the earlier link ends.',
    resolve: async (_root, { code, version }, context) => {
      await requireRecentStaffPassword(context)
      const reference = referenceOf(code, context)
      const { deps, language } = context
      return await changedMember(
        context,
        reference,
        await returnStaffAccess(deps, { ...reference, version, language }),
      )
    },
  }),
)

builder.mutationField('officeEndStaffSession', (t) =>
  t.field({
    ...allow('people'),
    repeat: { idempotent: 'the session is over' },
    type: OfficeStaffMember,
    args: {
      code: t.arg.string({ required: true }),
      id: t.arg({ type: 'Uuid', required: true }),
    },
    resolve: async (_root, { code, id }, context) => {
      const reference = referenceOf(code, context)
      return await changedMember(
        context,
        reference,
        await endStaffSession(context.deps, { ...reference, sessionId: id }),
      )
    },
  }),
)

builder.mutationField('officeEndAllStaffSessions', (t) =>
  t.field({
    ...allow('people'),
    repeat: { idempotent: 'all sessions are over' },
    type: OfficeStaffMember,
    args: { code: t.arg.string({ required: true }) },
    description: 'Signs a member out on all devices.',
    resolve: async (_root, { code }, context) => {
      const reference = referenceOf(code, context)
      return await changedMember(context, reference, await endAllStaffSessions(context.deps, reference))
    },
  }),
)

/** Our own code. Anything else matches no member. */
const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/),
    v.transform((code) => Number(code) as StaffId),
  ),
})

function referenceOf(code: string, context: Context): { readonly staffId: StaffId; readonly by: StaffId } {
  return { staffId: parseArgs(codeSchema, { code }).code, by: requireStaff(context).member.staffId }
}

async function changedMember(
  context: Context,
  { staffId }: { readonly staffId: StaffId },
  changed: Result<null, StaffRefusal>,
): Promise<StaffPerson> {
  if (!changed.ok) throw staffError(changed.refusal)
  return await memberOf(context, staffId)
}

export function staffError(refusal: StaffRefusal | InviteRefusal): Error {
  return refusal.type === 'TOO_MANY_ATTEMPTS'
    ? apiError(refusal.type, { seconds: refusal.seconds })
    : apiError(refusal.type)
}

export async function memberOf(context: Context, staffId: StaffId): Promise<StaffPerson> {
  const member = (await people(context)).find(({ id }) => id === staffId)
  if (!member) throw apiError('NOT_FOUND')
  return member
}

async function people(context: Context): Promise<readonly StaffPerson[]> {
  return await readStaffPeople(context.deps, requireStaff(context).secret)
}
