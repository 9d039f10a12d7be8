import type { Database } from '@provender/db/tables'
import type { DeletionId, EmailChangeId, InvitationId, UserId } from '@provender/domain/ids'
import { languages } from '@provender/domain/languages'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import { linkTo } from '../../../kernel/mail/email-shop.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { accountEmail } from './account-email.ts'
import { addressChangeEmail } from './address-change-email.ts'
import { type EmailAddressing, confirmationLifetimeMs, dayFor, type EmailDeps } from './email-addressing.ts'
import { linkToken } from './link-token.ts'

/** The subject of the e-mail. The recipient is looked up when it is written. `loginId` is the stored name of a user's id. */
const payloadSchema = v.variant('about', [
  v.object({
    about: v.literal('PASSWORD'),
    loginId: v.number(),
    language: v.picklist(languages),
    changedAtMs: v.number(),
  }),
  v.object({
    about: v.literal('NEW_DEVICE'),
    loginId: v.number(),
    language: v.picklist(languages),
    device: v.string(),
    atMs: v.number(),
  }),
  v.object({
    about: v.picklist(['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF']),
    loginId: v.number(),
    language: v.picklist(languages),
    atMs: v.number(),
  }),
  v.object({ about: v.literal('INVITATION'), id: v.string() }),
  v.object({ about: v.literal('DELETION_ASKED'), id: v.string() }),
  v.object({ about: v.literal('DELETION_PLANNED'), id: v.string() }),
  v.object({ about: v.picklist(['EMAIL_CONFIRM', 'EMAIL_ASKED', 'EMAIL_CHANGED']), id: v.string() }),
])
type Payload = v.InferOutput<typeof payloadSchema>

export async function writeAccountMail(tx: Kysely<Database>, key: string, payload: Payload): Promise<void> {
  await tx
    .insertInto('job')
    .values({ kind: 'ACCOUNT_MAIL', key, payload: JSON.stringify(payload) })
    .execute()
}

/** Sends the e-mail, unless it is out of date. */
export function mailAccount(deps: EmailDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const message = await addressed(deps, v.parse(payloadSchema, payload))
    if (!message) return
    await sendAccountEmail(deps, mailer, { key, ...message })
  }
}

export async function sendAccountEmail(
  deps: Pick<Deps, 'wholesaler' | 'settings'>,
  mailer: Mailer,
  { key, kind, language, to, facts, path }: EmailAddressing & { readonly key: string },
): Promise<void> {
  const shop = await emailShop(deps)
  const link = linkTo(deps, path)
  await mailer.send({ key, from: shop.from, to, ...accountEmail({ kind, language, shop, facts, link }) })
}

async function addressed(deps: EmailDeps, payload: Payload): Promise<EmailAddressing | undefined> {
  switch (payload.about) {
    case 'PASSWORD':
      return await passwordEmail(deps, payload)
    case 'NEW_DEVICE':
      return await newDeviceEmail(deps, payload)
    case 'SECOND_FACTOR_ON':
    case 'SECOND_FACTOR_OFF':
      return await secondFactorEmail(deps, payload)
    case 'INVITATION':
      return await invitationEmail(deps, payload.id as InvitationId)
    case 'DELETION_ASKED':
    case 'DELETION_PLANNED':
      return await deletionEmail(deps, payload.about, payload.id as DeletionId)
    case 'EMAIL_CONFIRM':
    case 'EMAIL_ASKED':
    case 'EMAIL_CHANGED':
      return await addressChangeEmail(deps, payload.about, payload.id as EmailChangeId)
  }
}

async function passwordEmail(
  deps: EmailDeps,
  { loginId: userId, language: requestedLanguage, changedAtMs }: Extract<Payload, { about: 'PASSWORD' }>,
): Promise<EmailAddressing | undefined> {
  const user = await findRecipient(deps, userId)
  if (!user) return undefined
  const { email, name } = user
  const language = user.language ?? requestedLanguage
  return {
    kind: 'PASSWORD_CHANGED',
    language,
    to: { name, address: email },
    facts: { email, day: dayFor(deps, changedAtMs, language) },
    path: '/account',
  }
}

async function newDeviceEmail(
  deps: EmailDeps,
  { loginId: userId, language: requestedLanguage, device, atMs }: Extract<Payload, { about: 'NEW_DEVICE' }>,
): Promise<EmailAddressing | undefined> {
  const user = await findRecipient(deps, userId)
  if (!user) return undefined
  const { email, name } = user
  const language = user.language ?? requestedLanguage
  return {
    kind: 'NEW_DEVICE',
    language,
    to: { name, address: email },
    facts: { email, device: device || '–', day: dayFor(deps, atMs, language) },
    path: '/account/settings/devices',
  }
}

async function secondFactorEmail(
  deps: EmailDeps,
  {
    about,
    loginId: userId,
    language: requestedLanguage,
    atMs,
  }: Extract<Payload, { about: 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' }>,
): Promise<EmailAddressing | undefined> {
  const user = await findRecipient(deps, userId)
  if (!user) return undefined
  const { email, name } = user
  const language = user.language ?? requestedLanguage
  return {
    kind: about,
    language,
    to: { name, address: email },
    facts: { email, day: dayFor(deps, atMs, language) },
    path: '/account/settings/second-factor',
  }
}

async function findRecipient({ db }: EmailDeps, userId: number) {
  return await db
    .selectFrom('login')
    .select(['email', 'name', 'language'])
    .where('id', '=', userId as UserId)
    .where('active', '=', true)
    .executeTakeFirst()
}

async function invitationEmail(deps: EmailDeps, id: InvitationId): Promise<EmailAddressing | undefined> {
  const row = await deps.db
    .selectFrom('login_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('login as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('login as existing', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['existing.email']), '=', eb.fn('lower', ['invitation.email']))),
    )
    .select([
      'invitation.email',
      'invitation.language',
      'invitation.expires_at',
      'company.name as company',
      'inviter.name as inviter',
      'existing.id as existing_id',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, language, company, inviter } = row
  const isKnown = row.existing_id !== null
  return {
    kind: isKnown ? 'INVITATION_TO_EXISTING_USER' : 'INVITATION',
    language,
    to: { name: '', address: email },
    facts: { email, company, inviter, day: dayFor(deps, row.expires_at, language) },
    path: isKnown ? '/' : `/invitation#${linkToken(deps.secrets.tokenKey, 'invitation', id)}`,
  }
}

async function deletionEmail(
  deps: EmailDeps,
  about: 'DELETION_ASKED' | 'DELETION_PLANNED',
  id: DeletionId,
): Promise<EmailAddressing | undefined> {
  const row = await deps.db
    .selectFrom('login_deletion as deletion')
    .innerJoin('login', 'login.id', 'deletion.login_id')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select([
      'deletion.language',
      'deletion.asked_at',
      'deletion.starts_at',
      'login.email',
      'login.name',
      'login.language as own_language',
      'company.name as company',
    ])
    .where('deletion.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, name, company } = row
  const language = row.own_language ?? row.language
  const dayMs = row.starts_at ?? row.asked_at + confirmationLifetimeMs
  const page = '/account/settings/delete-account'
  return {
    kind: about === 'DELETION_ASKED' ? 'DELETION_REQUESTED' : about,
    language,
    to: { name, address: email },
    facts: { email, company, day: dayFor(deps, dayMs, language) },
    path:
      about === 'DELETION_ASKED'
        ? `${page}/confirm#${linkToken(deps.secrets.tokenKey, 'deletion', id)}`
        : page,
  }
}
