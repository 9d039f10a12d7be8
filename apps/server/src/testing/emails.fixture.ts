import { deleteUserJob } from '../features/account/deletion/delete-account.ts'
import { mailAccount } from '../features/account/email/mail-account.ts'
import { mailStaff } from '../features/staff/mail-staff.ts'
import { runNextJob } from '../kernel/jobs/run-jobs.ts'
import { silentLog } from './silent-log.ts'
import type { TestShop } from './test-shop.ts'

export interface SentEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export async function workAccountJobs({ deps }: TestShop): Promise<readonly SentEmail[]> {
  const sent: SentEmail[] = []
  const mailer = {
    send: ({
      to,
      subject,
      text,
      html,
    }: Omit<SentEmail, 'to'> & { readonly to: { readonly address: string } }) =>
      Promise.resolve(void sent.push({ to: to.address, subject, text, html })),
  }
  const settings = { ...deps.settings, publicUrl: 'https://orders.example' }
  const work = {
    ACCOUNT_MAIL: mailAccount({ ...deps, settings }, mailer),
    STAFF_MAIL: mailStaff({ ...deps, settings }, mailer),
    DELETE_LOGIN: deleteUserJob(deps),
  }
  while (await runNextJob({ db: deps.db, log: silentLog }, work)) {}
  return sent
}

/** The secret of the link in an e-mail. */
export function tokenIn(message: SentEmail | undefined): string {
  return /#(\S+)/.exec(message?.text ?? '')?.[1] ?? ''
}
