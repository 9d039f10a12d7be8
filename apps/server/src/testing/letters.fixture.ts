import { mailAccount } from '../account/letter/mail-account.ts'
import { deleteLoginJob } from '../deletion/delete-account.ts'
import { workOne } from '../jobs/work-jobs.ts'
import type { TestShop } from './test-shop.ts'

export interface SentLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Does the jobs about accounts that are due, and gives the letters that went out. */
export async function workAccountJobs({ deps }: TestShop): Promise<readonly SentLetter[]> {
  const sent: SentLetter[] = []
  const mailer = {
    send: ({
      to,
      subject,
      text,
      html,
    }: Omit<SentLetter, 'to'> & { readonly to: { readonly address: string } }) =>
      Promise.resolve(void sent.push({ to: to.address, subject, text, html })),
  }
  const settings = { ...deps.settings, publicUrl: 'https://orders.example' }
  const work = {
    ACCOUNT_MAIL: mailAccount({ ...deps, settings }, mailer),
    DELETE_LOGIN: deleteLoginJob(deps),
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  while (await workOne({ db: deps.db, log }, work)) {
    // Until none is due.
  }
  return sent
}

/** The secret of a letter's link. */
export function tokenIn(letter: SentLetter | undefined): string {
  return /#(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
