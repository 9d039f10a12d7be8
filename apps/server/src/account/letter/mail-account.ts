import type { Database } from '@provender/db/tables'
import type { DeletionId, InvitationId, LoginId } from '@provender/domain/ids'
import { type Language, languages } from '@provender/domain/languages'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { JobWork } from '../../jobs/work-jobs.ts'
import { letterShop } from '../../mail/letter-shop.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { AccountLetterKind } from './account-letter-words.ts'
import { accountLetter, dayInLetter } from './account-letter.ts'
import { linkToken } from './link-token.ts'

/** Names what the letter is about, and nobody: who gets it is looked up when it is written. */
const payloadSchema = v.variant('about', [
  v.object({
    about: v.literal('PASSWORD'),
    loginId: v.number(),
    language: v.picklist(languages),
    changedAtMs: v.number(),
  }),
  v.object({ about: v.literal('INVITATION'), id: v.string() }),
  v.object({ about: v.literal('DELETION_ASKED'), id: v.string() }),
  v.object({ about: v.literal('DELETION_PLANNED'), id: v.string() }),
])
type Payload = v.InferOutput<typeof payloadSchema>

/** Writes the job of a letter, in the transaction of what it tells. */
export async function writeAccountMail(tx: Kysely<Database>, key: string, payload: Payload): Promise<void> {
  await tx
    .insertInto('job')
    .values({ kind: 'ACCOUNT_MAIL', key, payload: JSON.stringify(payload) })
    .execute()
}

type LetterDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings' | 'secrets'>

interface Addressed {
  readonly kind: AccountLetterKind
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  readonly facts: Readonly<Record<string, string>>
  /** A path of the shop. */
  readonly path: string
}

/** Writes about an account; about what is not so any more, nothing. */
export function mailAccount(deps: LetterDeps, mailer: Mailer): JobWork {
  return async ({ key, payload }) => {
    const letter = await addressed(deps, v.parse(payloadSchema, payload))
    if (!letter) return
    const { kind, language, to, facts, path } = letter
    const shop = letterShop(deps)
    const link = `${shop.address ?? `http://localhost:${deps.settings.port}`}${path}`
    await mailer.send({ key, from: shop.from, to, ...accountLetter({ kind, language, shop, facts, link }) })
  }
}

async function addressed(deps: LetterDeps, payload: Payload): Promise<Addressed | undefined> {
  switch (payload.about) {
    case 'PASSWORD':
      return await passwordLetter(deps, payload)
    case 'INVITATION':
      return await invitationLetter(deps, payload.id as InvitationId)
    case 'DELETION_ASKED':
    case 'DELETION_PLANNED':
      return await deletionLetter(deps, payload.about, payload.id as DeletionId)
  }
}

async function passwordLetter(
  deps: LetterDeps,
  { loginId, language, changedAtMs }: Extract<Payload, { about: 'PASSWORD' }>,
): Promise<Addressed | undefined> {
  const login = await deps.db
    .selectFrom('login')
    .select(['email', 'name'])
    .where('id', '=', loginId as LoginId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!login) return undefined
  const { email, name } = login
  return {
    kind: 'PASSWORD_CHANGED',
    language,
    to: { name, address: email },
    facts: { email, day: dayFor(deps, changedAtMs, language) },
    path: '/account',
  }
}

async function invitationLetter(deps: LetterDeps, id: InvitationId): Promise<Addressed | undefined> {
  const row = await deps.db
    .selectFrom('login_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('login as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('login as known', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['known.email']), '=', eb.fn('lower', ['invitation.email']))),
    )
    .select([
      'invitation.email',
      'invitation.language',
      'invitation.expires_at',
      'company.name as company',
      'inviter.name as inviter',
      'known.id as known_id',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, language, company, inviter } = row
  const isKnown = row.known_id !== null
  return {
    kind: isKnown ? 'INVITATION_OF_KNOWN' : 'INVITATION',
    language,
    to: { name: '', address: email },
    facts: { email, company, inviter, day: dayFor(deps, row.expires_at, language) },
    path: isKnown ? '/' : `/invitation#${linkToken(deps.secrets.tokenKey, 'invitation', id)}`,
  }
}

/** The link to confirm is good for a day. */
export const confirmWithinMs = 86_400_000

async function deletionLetter(
  deps: LetterDeps,
  about: 'DELETION_ASKED' | 'DELETION_PLANNED',
  id: DeletionId,
): Promise<Addressed | undefined> {
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
      'company.name as company',
    ])
    .where('deletion.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, name, company, language } = row
  const dayMs = row.starts_at ?? row.asked_at + confirmWithinMs
  const page = '/account/settings/delete-account'
  return {
    kind: about,
    language,
    to: { name, address: email },
    facts: { email, company, day: dayFor(deps, dayMs, language) },
    path:
      about === 'DELETION_ASKED'
        ? `${page}/confirm#${linkToken(deps.secrets.tokenKey, 'deletion', id)}`
        : page,
  }
}

function dayFor({ wholesaler }: LetterDeps, atMs: number, language: Language): string {
  return dayInLetter(atMs, { language, timeZone: wholesaler.current().config.warehouseTimezone })
}
