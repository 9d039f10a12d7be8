import type { OpenDb } from '@provender/db/open-db'
import { showMoney } from '@provender/domain/money/show-money'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import {
  closeRefund,
  readPaymentTroubles,
  type TroubleKind,
} from '../../features/payment/payment-troubles.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'

export interface PaymentOptions {
  readonly note: string
  readonly as: string | undefined
}

type PaymentWork = (database: OpenDb, context: CommandContext) => Promise<void>

/** What stands behind `npm run staff -- payments`. */
export function paymentWork([what, ...words]: readonly string[], options: PaymentOptions): PaymentWork {
  switch (what) {
    case undefined:
    case 'list':
      requireWords(words, [])
      return list
    case 'close':
      return close(requireWords(words, ['refund'])['refund'], options)
    default:
      throw mistake(`"${what}" is not one of list, close`)
  }
}

const troubleWords: Readonly<Record<TroubleKind, { readonly is: string; readonly next: string }>> = {
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

const list: PaymentWork = async ({ db }, { terminal }) => {
  const troubles = await readPaymentTroubles(db)
  const rows = troubles.map(
    ({ kind, order, companyCode, companyName, amount, currencyCode, since, refundId }) => [
      `order ${order}`,
      `${companyCode} ${companyName}`,
      showMoney(amount, currencyCode, 'en'),
      troubleWords[kind].is,
      new Date(since).toISOString(),
      refundId ?? '',
    ],
  )
  for (const row of alignedRows(rows)) terminal.say(row)
  for (const kind of new Set(troubles.map((trouble) => trouble.kind)))
    terminal.say(`${troubleWords[kind].is}: ${troubleWords[kind].next}.`)
  if (troubles.length === 0) terminal.say('All payments are where they have to be.')
}

function close(id: string, { note, as }: PaymentOptions): PaymentWork {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw mistake(`"${id}" is not the id of a refund`)
  if (note === '') throw mistake('Say with --note what was done instead')
  if (note.length > maxOrderNoteLength) throw mistake(`A note has at most ${maxOrderNoteLength} characters`)
  return async ({ db }, { terminal }) => {
    const staffId = await actingStaff(db, as)
    if (!(await closeRefund(db, { id, staffId, note }))) throw mistake('There is no such refund to be closed')
    terminal.say('The refund is off the list.')
  }
}
