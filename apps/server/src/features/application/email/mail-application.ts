import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { type ApplicationRow, findApplication, findUserByEmail } from '../application-store.ts'
import { findLookAlikes } from '../look-alikes.ts'
import { type ApplicationEmailPayload, applicationEmailPayloadSchema } from './application-email-job.ts'
import { sendApplicationEmail } from './write-email.ts'

type EmailDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings'>

export function mailApplication(deps: EmailDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const subject = v.parse(applicationEmailPayloadSchema, payload)
    if (!('applicationId' in subject)) return await mailUser(deps, mailer, { key, subject })
    const application = await findApplication(deps.db, subject.applicationId)
    // A rejected application was deleted after its time.
    if (!application) return
    if (subject.about === 'TO_DECIDE') await mailWholesaler(deps, mailer, { key, application })
    else await mailApplicant(deps, mailer, { key, application, about: subject.about })
  }
}

interface OfApplication {
  readonly key: string
  readonly application: ApplicationRow
}

async function mailApplicant(
  deps: EmailDeps,
  mailer: Mailer,
  { key, application, about }: OfApplication & { readonly about: 'RECEIVED' | 'ACTIVATED' | 'REJECTED' },
): Promise<void> {
  const { config } = deps.wholesaler.current()
  const { email, name, company_name: company, language, reason } = application
  const user = await findUserByEmail(deps.db, email)
  const message = {
    key,
    language,
    // Before staff have looked at it, it may reach a stranger, so it repeats nothing of the form.
    to: { name: about === 'RECEIVED' ? '' : name, address: email },
    facts: { company, email, reason },
  } as const
  if (about === 'RECEIVED' && user)
    await sendApplicationEmail(deps, mailer, {
      ...message,
      name: 'ALREADY_REGISTERED',
      path: '/reset-password',
    })
  else if (about === 'ACTIVATED' && user?.has_password === false)
    await sendApplicationEmail(deps, mailer, {
      ...message,
      name: 'ACTIVATED_WITHOUT_PASSWORD',
      path: '/reset-password',
    })
  else if (about === 'ACTIVATED')
    await sendApplicationEmail(deps, mailer, { ...message, name: 'ACTIVATED', path: '/login' })
  else
    await sendApplicationEmail(deps, mailer, {
      ...message,
      name: about,
      phone: config.activateCallPhoneNumber,
    })
}

/** Sends nothing if the wholesaler has no address. */
async function mailWholesaler(
  deps: EmailDeps,
  mailer: Mailer,
  { key, application }: OfApplication,
): Promise<void> {
  const { config } = deps.wholesaler.current()
  if (config.contactEmailAddress === '') return
  await sendApplicationEmail(deps, mailer, {
    key,
    name: 'NEW_APPLICATION',
    language: config.availableLanguages[0] ?? 'en',
    to: { name: config.appName, address: config.contactEmailAddress },
    facts: {
      company: application.company_name,
      login: application.name,
      phone: application.telephone,
      email: application.email,
      number: String(application.id),
    },
    lookAlikes: await findLookAlikes(deps.db, application),
  })
}

async function mailUser(
  deps: EmailDeps,
  mailer: Mailer,
  {
    key,
    subject,
  }: {
    readonly key: string
    readonly subject: Extract<v.InferOutput<typeof applicationEmailPayloadSchema>, { loginId: number }> &
      ApplicationEmailPayload
  },
): Promise<void> {
  const user = await deps.db
    .selectFrom('login')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select([
      'login.email',
      'login.name',
      'login.active',
      'login.language',
      'login.password_hash',
      'company.name as company',
    ])
    .where('login.id', '=', subject.loginId)
    .executeTakeFirst()
  if (!user?.active) return
  const { email, name, company } = user
  const language = user.language ?? subject.language
  const message = { key, language, to: { name, address: email }, facts: { company, email } }
  if (subject.about === 'PASSWORD_RESET')
    await sendApplicationEmail(deps, mailer, {
      ...message,
      name: 'PASSWORD_RESET',
      phone: deps.wholesaler.current().config.forgotPasswordCallPhoneNumber,
    })
  else if (user.password_hash === null)
    await sendApplicationEmail(deps, mailer, {
      ...message,
      name: 'ACTIVATED_WITHOUT_PASSWORD',
      path: '/reset-password',
    })
  else await sendApplicationEmail(deps, mailer, { ...message, name: 'ACTIVATED', path: '/login' })
}
