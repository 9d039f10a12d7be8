import { createHmac } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { Application } from '@provender/domain/application/application'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt, countStranger } from '../../kernel/fairness/allowance.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { type KeyReused, userCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { refuseCommonPassword } from '../account/common-passwords.ts'
import { addApplication, lockSupportingDocuments, hasApplication } from './application-store.ts'
import { applicationEmailJob } from './email/application-email-job.ts'

export interface Registration {
  readonly application: Application
  readonly key: string
  readonly proofs: readonly string[]
  readonly captcha: string
  readonly language: Language
  readonly ip: string
}

export type RegisterRefusal =
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | { readonly type: 'CAPTCHA_FAILED' }
  | { readonly type: 'CAPTCHA_UNREACHABLE' }
  | { readonly type: 'PROOF_GONE' }
  | { readonly type: 'PROOFS_TOO_LARGE' }
  | KeyReused

const perHost = { times: 10, withinSeconds: 600 }

/** E-mails to one address: a stranger may have entered it. */
const perAddress = { times: 3, withinSeconds: 86_400 }
/** E-mails to the wholesaler, whose list has every application. */
const perWholesaler = { times: 20, withinSeconds: 3600 }

/**
 * Stores a business's application for the wholesaler's staff to decide. An address that already signs in gets the same
 * answer in the same time; only an e-mail to that address reveals it.
 */
export async function register(
  {
    db,
    readNowMs,
    accounts,
    wholesaler,
    verifyCaptcha,
    secrets,
  }: Pick<Deps, 'db' | 'readNowMs' | 'accounts' | 'wholesaler' | 'verifyCaptcha' | 'secrets'>,
  registration: Registration,
): Promise<Result<null, RegisterRefusal>> {
  const { application, key, proofs, captcha, language, ip } = registration
  const seconds = await countStranger({ db, readNowMs }, { subject: 'register', ip, ...perHost })
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const { hCaptchaSiteKey: siteKey } = wholesaler.current().config
  const verdict = siteKey === '' ? 'human' : await verifyCaptcha({ siteKey, answer: captcha, ip })
  if (verdict !== 'human')
    return refuse({ type: verdict === 'refused' ? 'CAPTCHA_FAILED' : 'CAPTCHA_UNREACHABLE' })
  const { password, acceptsTerms: _accepted, ...details } = application
  refuseCommonPassword(password, details.companyName, details.name, details.email)
  const passwordHash = await accounts.passwords.hash(password, networkOf(ip))
  // Uses the server's secret, so that a copy of the database is not enough to test passwords.
  const passwordMark = createHmac('sha256', secrets.tokenKey).update(password).digest('base64')
  // The name `said` stays: repeats of a request are compared by a hash of this object.
  const input = { said: details, proofs, passwordMark }
  const keyed = { caller: userCaller(null), key, operation: 'register', input }
  const nowMs = await readNowMs()
  const write = async (tx: Kysely<Database>): Promise<Result<null, RegisterRefusal>> => {
    if (await hasApplication(tx, key)) return ok(null)
    const locked = await lockSupportingDocuments(tx, proofs)
    if (locked !== 'held') return refuse({ type: locked })
    const applicationId = await addApplication(tx, { ...details, key, language, passwordHash }, proofs)
    if (applicationId === undefined) return ok(null)
    // Asking for the time here would wait for another connection, while others wait for the locks of this transaction.
    const isFree = async (counted: Parameters<typeof countAttempt>[1]) =>
      (await countAttempt({ db: tx, readNowMs: () => Promise.resolve(nowMs) }, counted)) === 0
    if (await isFree({ subject: `application of ${emailKey(details.email)}`, ...perAddress }))
      await applicationEmailJob(tx, { about: 'RECEIVED', applicationId })
    if (await isFree({ subject: 'applications', ...perWholesaler }))
      await applicationEmailJob(tx, { about: 'TO_DECIDE', applicationId })
    return ok(null)
  }
  return await db.transaction().execute((tx) => writeOnce(tx, keyed, () => write(tx)))
}
