import type { Command as Program } from '@commander-js/extra-typings'
import { showMoney } from '@provender/domain/money/show-money'
import {
  closeRefund,
  readPaymentProblems,
  type PaymentProblemKind,
} from '../../features/payment/payment-problems.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { firstEntries, printLimit } from './listed-entries.ts'
import { staffOption } from './options.ts'
import { orderNote, readReason } from './read-note.ts'

export function definePayments(program: Program, run: RunAction): void {
  const group = program
    .command('payments')
    .description('refused refunds, disputes and stuck payments, and what to do about them')
  group
    .command('list', { isDefault: true })
    .description('list all of them')
    .action(() => run(list))
  group
    .command('close')
    .description('close a refused refund that you settled in another way')
    .argument('<refund>')
    .option('--note <text>', 'what was done instead', '')
    .option(...staffOption)
    .action((refund, options) => run(close(refund, options)))
  refuseUnknownSubcommands(group)
}

const retryText = 'Provender retries by itself. Check the payment at the gateway'

const problemTexts: Readonly<Record<PaymentProblemKind, { readonly is: string; readonly next: string }>> = {
  REFUND_REFUSED: {
    is: 'refund refused',
    next: 'If the cardholder disputes the payment, wait for the end of the dispute. Then request the refund again (orders refund, ledger refund), or credit it to the account (ledger credit), or record what you paid back by bank or in cash (ledger refund-credit --entry), which the card does not get any more. Then close it (payments close)',
  },
  AUTHORISATION_EXPIRED: {
    is: 'hold on the card expired',
    next: 'Ask the customer to pay again on the page of the order',
  },
  NOT_CAPTURED: {
    is: 'dispatched unpaid',
    next: 'Ask the customer to pay the invoice by card in their account, or by bank transfer (ledger pay)',
  },
  NOT_BOOKED: {
    is: 'money moved but not booked',
    next: 'Compare the order with the gateway. The log of the server says why it is not booked',
  },
  DISPUTED: {
    is: 'disputed by the cardholder',
    next: 'Send evidence, such as the delivery note, in the dashboard of the gateway before the day at the end of the row, or accept the dispute there',
  },
  DISPUTE_LOST: {
    is: 'dispute lost',
    next: 'Ask the customer to pay another way (ledger pay), or credit the invoice (ledger credit)',
  },
  REFUND_PENDING: { is: 'refund without a response', next: retryText },
  CAPTURE_PENDING: { is: 'card not charged yet', next: retryText },
  VOID_PENDING: { is: 'amount still held on the card', next: retryText },
  AUTHORISATION_PENDING: { is: 'payment result unknown', next: retryText },
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const problems = await readPaymentProblems(db, firstEntries)
  const rows = problems.map(
    ({ kind, order, companyCode, companyName, amount, currencyCode, since, refundId, answerBy }) => [
      `order ${order}`,
      `${companyCode} ${companyName}`,
      showMoney(amount, currencyCode, 'en'),
      problemTexts[kind].is,
      new Date(since).toISOString(),
      refundId ?? (answerBy === null ? '' : `evidence by ${new Date(answerBy).toISOString().slice(0, 10)}`),
    ],
  )
  for (const row of alignRows(rows)) terminal.print(row)
  for (const kind of new Set(problems.map((problem) => problem.kind)))
    terminal.print(`${problemTexts[kind].is}: ${problemTexts[kind].next}.`)
  if (problems.length === 0) terminal.print('There are no problems with payments.')
  printLimit(terminal, problems)
}

function close(id: string, { note, as }: { readonly note: string; readonly as?: string }): CommandAction {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    throw commandError(`"${id}" is not the id of a refund`)
  const reason = readReason(note, orderNote, 'Say with --note what was done instead')
  return async ({ db }, { terminal }) => {
    const staffId = await actingStaff(db, as)
    if (!(await closeRefund(db, { id, staffId, note: reason })))
      throw commandError('There is no such refund to close')
    terminal.print(
      'The refund is closed. Credit that you did not pay back is credit of the company now, and settles its next invoices. If you paid it back by bank or in cash, record that now: ledger refund-credit',
    )
  }
}
