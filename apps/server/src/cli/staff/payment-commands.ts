import type { Command as Program } from '@commander-js/extra-typings'
import { showMoney } from '@provender/domain/money/show-money'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import {
  closeRefund,
  readPaymentProblems,
  type PaymentProblemKind,
} from '../../features/payment/payment-problems.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { staffOption } from './options.ts'

export function definePayments(program: Program, run: RunAction): void {
  const group = program.command('payments').description('refused refunds and stuck payments, with what to do')
  group
    .command('list', { isDefault: true })
    .description('all of them')
    .action(() => run(list))
  group
    .command('close')
    .description('close a refused refund that is settled another way')
    .argument('<refund>')
    .option('--note <text>', 'what was done instead', '')
    .option(...staffOption)
    .action((refund, options) => run(close(refund, options)))
  refuseUnknownSubcommands(group)
}

const troubleWords: Readonly<Record<PaymentProblemKind, { readonly is: string; readonly next: string }>> = {
  REFUND_REFUSED: {
    is: 'refund refused',
    next: 'Ask for it again (orders refund, ledger refund), or credit it to the account (ledger credit); then payments close',
  },
  NOT_TAKEN: {
    is: 'sent out unpaid',
    next: 'Have the customer pay the invoice by card in her account, or by transfer (ledger pay)',
  },
  REFUND_WAITS: { is: 'refund not answered', next: 'It is asked again by itself: look at the gateway' },
  CAPTURE_WAITS: {
    is: 'not taken from the card yet',
    next: 'It is asked again by itself: look at the gateway',
  },
  RELEASE_WAITS: { is: 'still held on the card', next: 'It is asked again by itself: look at the gateway' },
  ANSWER_WAITS: {
    is: 'not known whether accepted',
    next: 'It is asked again by itself: look at the gateway',
  },
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const problems = await readPaymentProblems(db)
  const rows = problems.map(
    ({ kind, order, companyCode, companyName, amount, currencyCode, since, refundId }) => [
      `order ${order}`,
      `${companyCode} ${companyName}`,
      showMoney(amount, currencyCode, 'en'),
      troubleWords[kind].is,
      new Date(since).toISOString(),
      refundId ?? '',
    ],
  )
  for (const row of alignRows(rows)) terminal.say(row)
  for (const kind of new Set(problems.map((problem) => problem.kind)))
    terminal.say(`${troubleWords[kind].is}: ${troubleWords[kind].next}.`)
  if (problems.length === 0) terminal.say('All payments are where they have to be.')
}

function close(id: string, { note, as }: { readonly note: string; readonly as?: string }): CommandAction {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    throw commandError(`"${id}" is not the id of a refund`)
  if (note === '') throw commandError('Say with --note what was done instead')
  if (note.length > maxOrderNoteLength)
    throw commandError(`A note has at most ${maxOrderNoteLength} characters`)
  return async ({ db }, { terminal }) => {
    const staffId = await actingStaff(db, as)
    if (!(await closeRefund(db, { id, staffId, note })))
      throw commandError('There is no such refund to be closed')
    terminal.say('The refund is off the list.')
  }
}
