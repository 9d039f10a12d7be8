import { deleteUserJob } from '../features/account/deletion/delete-account.ts'
import { mailAccount } from '../features/account/email/mail-account.ts'
import { mailApplication } from '../features/application/email/mail-application.ts'
import { mailReset } from '../features/application/email/mail-reset.ts'
import { deleteCardJob } from '../features/card/saved-cards.ts'
import { gatewayEventJob } from '../features/card/webhook-handler.ts'
import { mailClaim } from '../features/claim/email/mail-claim.ts'
import { mailContact } from '../features/contact/email/mail-contact.ts'
import { keepDocumentJob } from '../features/ledger/kept-documents.ts'
import { mailOrder } from '../features/order/email/mail-order.ts'
import { settleInvoiceJob } from '../features/payment/invoice/settle-invoice.ts'
import { settlePaymentJob } from '../features/payment/settle-payment.ts'
import { pushJob } from '../features/push/push-job.ts'
import { openPushSenders } from '../features/push/push-senders.ts'
import { mailStaff } from '../features/staff/mail-staff.ts'
import type { Deps } from '../kernel/deps.ts'
import { type JobHandlers, runJobs } from '../kernel/jobs/run-jobs.ts'
import type { Mailer } from '../kernel/mail/mailer.ts'

/** Each push waits for an external service, so it costs this machine little. */
const maxConcurrentPushes = 8

/** The jobs by worker. All jobs of a worker wait for the same service. */
export function jobsByWorker(deps: Deps, mailer: Mailer) {
  return {
    emails: {
      ORDER_MAIL: mailOrder(deps, mailer),
      JOINING_MAIL: mailApplication(deps, mailer),
      RESET_MAIL: mailReset(deps, mailer),
      ACCOUNT_MAIL: mailAccount(deps, mailer),
      CLAIM_MAIL: mailClaim(deps, mailer),
      CONTACT_MAIL: mailContact(deps, mailer),
      STAFF_MAIL: mailStaff(deps, mailer),
      // Waits for no service, and is never urgent.
      DELETE_LOGIN: deleteUserJob(deps),
    },
    gateway: {
      SETTLE_PAYMENT: settlePaymentJob(deps),
      SETTLE_INVOICE: settleInvoiceJob(deps),
      GATEWAY_EVENT: gatewayEventJob(deps),
      FORGET_CARD: deleteCardJob(deps),
    },
    pushes: { PUSH: pushJob(deps, openPushSenders(deps)) },
    documents: { KEEP_DOCUMENT: keepDocumentJob(deps) },
  } satisfies Record<string, JobHandlers>
}

/**
 * Does the jobs of all kinds, with a worker for each service, so that a slow one delays only its own jobs. An
 * offer to all customers is a push message for each device, and neither e-mails nor payments wait for those.
 */
export function startJobs(deps: Deps, mailer: Mailer): { readonly stop: () => Promise<void> } {
  const { emails, gateway, pushes, documents } = jobsByWorker(deps, mailer)
  const workers = [
    runJobs(deps, emails),
    runJobs(deps, gateway),
    runJobs(deps, pushes, maxConcurrentPushes),
    runJobs(deps, documents),
  ]
  return {
    stop: async () => {
      await Promise.all(workers.map(({ stop }) => stop()))
    },
  }
}
