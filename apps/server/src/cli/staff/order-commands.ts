import { type Command as Program, Option } from '@commander-js/extra-typings'
import type { OpenDb } from '@provender/db/open-db'
import type { OrderNumber } from '@provender/domain/ids'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import { type OrderState, orderStates } from '@provender/domain/order/order'
import { isFinalState } from '@provender/domain/order/state-machine'
import type { Result } from '@provender/domain/result'
import { isLocalDate } from '@provender/domain/slots/hours'
import { openCatalogue } from '../../features/catalogue/catalogue-service.ts'
import {
  type TransitionRequest,
  type AppliedTransition,
  applyTransition,
} from '../../features/order/apply-transition.ts'
import type { LinePick } from '../../features/order/line-pick.ts'
import {
  countOfficeOrders,
  findOfficeOrder,
  type OfficeFilter,
  readOfficeEvents,
  readOfficeLines,
  readOfficeOrders,
} from '../../features/order/office-store.ts'
import type { ChangeRefusal, OrderActor, OrderVersion } from '../../features/order/order-lock.ts'
import { pickOrder } from '../../features/order/pick-order.ts'
import { createSubstituteOffers } from '../../features/order/substitute-offers.ts'
import { refundOrderByKey } from '../../features/payment/refund-order.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { maxCount } from '../../kernel/count-rows.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import type { Terminal } from '../terminal.ts'
import { actingStaff } from './acting-staff.ts'
import { keyReusedText } from './credit-refusal-text.ts'
import { formatOrderList, formatOrder } from './format-orders.ts'
import { firstEntries, printLimit } from './listed-entries.ts'
import { repeatOption, staffOption } from './options.ts'
import { readAgreement, readPick, readState, stateLabel, withConsent } from './order-arguments.ts'
import { orderRefusalText } from './order-refusal-text.ts'
import { type LineQuantity, readLineQuantities } from './read-line-quantity.ts'
import { readNote } from './read-note.ts'
import { terminalKey } from './terminal-key.ts'

const transitions: readonly {
  readonly name: string
  readonly transition: TransitionRequest['transition']
  readonly text: string
}[] = [
  { name: 'confirm', transition: 'CONFIRM', text: 'confirm an order' },
  { name: 'hold', transition: 'HOLD', text: 'put an order on hold' },
  { name: 'release', transition: 'RELEASE', text: 'release an order that is on hold' },
  { name: 'pack', transition: 'PACK', text: 'mark an order as packed' },
  { name: 'dispatch', transition: 'DISPATCH', text: 'mark a delivery as out for delivery' },
  { name: 'ready', transition: 'READY', text: 'mark a collection as ready' },
  { name: 'deliver', transition: 'DELIVER', text: 'mark a delivery as delivered' },
  { name: 'collect', transition: 'COLLECT', text: 'mark a collection as collected' },
  { name: 'cancel', transition: 'CANCEL', text: 'cancel an order; restores stock, and refunds the card' },
]

const paidText = 'cash received for the goods: 12.50, or 0 for none; without it, the whole open amount'

export function defineOrders(program: Program, run: RunAction): void {
  const group = program.command('orders').description('orders, from confirmation to handover')
  group
    .command('list', { isDefault: true })
    .description('open orders, the earliest due first')
    .option('--state <state>', 'orders in this state, including closed ones')
    .option('--date <day>', 'orders due on this day, including closed ones')
    .option('--company <code>', 'orders of this company')
    .action((options) => run(list(options)))
  group
    .command('show')
    .description('show an order with its lines and history')
    .argument('<order number>')
    .action((number) => run(show(number)))
  group
    .command('pick')
    .description('record the picked quantity or weight of each line; 0 for none')
    .argument('<order number>')
    .argument('[<line>=<quantity>...]', '', readPicks)
    .option('--rest', 'pick all other lines in full', false)
    .option(
      '--agreed <line>=<who>',
      'who agreed to a weight above the margin or far below the order, or to a much dearer substitute: "2=Anna Nowak, by phone"',
      readAgreements,
    )
    .option(
      '--weighed-again <line>=<weight>',
      'the weight a second time: needed from three times the ordered weight',
      readLineQuantities,
    )
    .option('--note <text>', 'recorded in the adjustment log', (text) => readNote(text), '')
    .option(...staffOption)
    .addHelpText('after', '\n3=1,104033/2=1 picks 1 of line 3, plus 1 of 104033 in unit 2 as a substitute.')
    .action((number, named, options) => run(pick(number, named ?? [], options)))
  group
    .command('refund')
    .description('refund the card payment of an order')
    .argument('<order number>')
    .option('--amount <amount>', 'a part of it, VAT included: 12.50')
    .option('--note <text>', 'recorded with the refund', (text) => readNote(text), '')
    .option(...staffOption)
    .option(...repeatOption)
    .action((number, options) => run(refund(number, options)))
  for (const { name, transition, text } of transitions)
    group
      .command(name)
      .description(text)
      .argument('<order number>')
      .addOption(
        new Option('--paid <amount>', paidText).hideHelp(!['DELIVER', 'COLLECT'].includes(transition)),
      )
      .option('--note <text>', 'sent to the customer', (text) => readNote(text), '')
      .option(...staffOption)
      .action((number, options) => run(transitionAction(number, transition, options)))
  refuseUnknownSubcommands(group)
}

function readPicks(text: string, before: readonly LinePick[] | undefined): readonly LinePick[] {
  return [...(before ?? []), readPick(text)]
}

type Agreement = ReturnType<typeof readAgreement>

function readAgreements(text: string, before: readonly Agreement[] | undefined): readonly Agreement[] {
  return [...(before ?? []), readAgreement(text)]
}

interface ListOptions {
  readonly state?: string
  readonly date?: string
  readonly company?: string
}

function list({ state, date, company }: ListOptions): CommandAction {
  // A list by date or state includes closed orders.
  const includesClosed = state !== undefined || date !== undefined
  const open = orderStates.filter((each) => !isFinalState(each))
  const states: readonly OrderState[] = state !== undefined ? [readState(state)] : includesClosed ? [] : open
  if (date !== undefined && !isLocalDate(date)) throw commandError(`"${date}" is not a date like 2026-12-31`)
  return async ({ db }, { terminal }) => {
    const filter = { date: date ?? null, companyCode: company ?? null }
    const orders = await readOfficeOrders(db, { ...filter, states }, firstEntries)
    for (const row of formatOrderList(orders)) terminal.print(row)
    if (orders.length === 0) terminal.print('There are none.')
    if (!includesClosed) await printHiddenCount(db, filter, terminal)
    printLimit(terminal, orders)
  }
}

async function printHiddenCount(
  db: OpenDb['db'],
  filter: Omit<OfficeFilter, 'states'>,
  { printError }: Terminal,
): Promise<void> {
  const closed = orderStates.filter(isFinalState)
  const hidden = await countOfficeOrders(db, { ...filter, states: closed })
  if (hidden === 0) return
  const count = hidden > maxCount ? `more than ${maxCount}` : String(hidden)
  const options = closed.map((each) => `--state ${stateLabel(each)}`).join(', ')
  printError(`Closed orders left out: ${count}. To see them: ${options}, or --date <day>.`)
}

function show(number: string): CommandAction {
  return async ({ db }, { terminal }) => {
    const order = await findOfficeOrder(db, number as OrderNumber)
    if (!order) throw commandError(`There is no order ${number}`)
    const { id } = order.order
    const lines = (await readOfficeLines(db, [id])).get(id) ?? []
    const history = (await readOfficeEvents(db, [id])).get(id) ?? []
    for (const row of formatOrder(order, lines, history)) terminal.print(row)
  }
}

interface TransitionOptions {
  readonly paid?: string
  readonly note: string
  readonly as?: string
}

function transitionAction(
  number: string,
  transition: TransitionRequest['transition'],
  options: TransitionOptions,
): CommandAction {
  const { note, as } = options
  const paid = options.paid === undefined ? undefined : parseMinor(options.paid)
  if (options.paid !== undefined && (paid === undefined || paid < 0))
    throw commandError(`"${options.paid}" is not an amount of cash: write it as 12.50, or 0 for none`)
  return async ({ db }, { terminal, nowMs }) => {
    const order = currentVersion(number)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const result = await applyTransition(deps, await actorOf(db, as), { order, transition, note, paid })
    terminal.print(describeOutcome(number, result))
  }
}

interface PickOptions {
  readonly rest: boolean
  readonly agreed?: readonly Agreement[]
  readonly weighedAgain?: readonly LineQuantity[]
  readonly note: string
  readonly as?: string
}

function pick(number: string, named: readonly LinePick[], options: PickOptions): CommandAction {
  const { rest, note, as, agreed = [], weighedAgain = [] } = options
  if (named.length === 0 && !rest)
    throw commandError('Give the picked quantity of each line, or --rest to pick all lines in full')
  const lines = withConsent(named, agreed, weighedAgain)
  return async (database, { terminal, nowMs }) => {
    const { db } = database
    const clock = { nowMs }
    const substituteOffers = createSubstituteOffers(db, async () => {
      const wholesaler = await openWholesaler(db)
      return { clock, wholesaler, catalogue: await openCatalogue(database, { wholesaler, clock }) }
    })
    const order = currentVersion(number)
    const picked = await pickOrder({ db, clock, substituteOffers }, await actorOf(db, as), {
      order,
      lines,
      rest,
      note,
    })
    terminal.print(describeOutcome(number, picked))
  }
}

interface RefundOptions {
  readonly amount?: string
  readonly note: string
  readonly as?: string
  readonly again?: boolean
}

function refund(number: string, { note, as, amount, again = false }: RefundOptions): CommandAction {
  const amountMinor = amount === undefined ? null : parseMinor(amount)
  if (amountMinor === undefined || (amountMinor !== null && amountMinor <= 0))
    throw commandError(`"${amount}" is not an amount`)
  return async ({ db }, { terminal, nowMs }) => {
    const actor = await actorOf(db, as)
    const request = { order: currentVersion(number), amount: amountMinor, note }
    const caller = staffCaller(actor.staffId)
    const key = await terminalKey(
      { db, clock: { nowMs } },
      { caller, command: 'orders refund', input: request, again },
    )
    const refunded = await refundOrderByKey({ db }, actor, { ...request, key })
    if (!refunded.ok) {
      const { refusal } = refunded
      throw commandError(
        refusal.type === 'KEY_REUSED' ? keyReusedText : `${orderRefusalText(refusal)}: ${number}`,
      )
    }
    terminal.print(
      `Order ${number}: ${formatMinor(refunded.value.amount)} goes back to the card as soon as the server runs.`,
    )
  }
}

function currentVersion(number: string): OrderVersion {
  return { number: number as OrderNumber, version: null }
}

function describeOutcome(number: string, changed: Result<AppliedTransition, ChangeRefusal>): string {
  if (!changed.ok) throw commandError(`${orderRefusalText(changed.refusal)}: ${number}`)
  return `Order ${number} is ${stateLabel(changed.value.state)}.`
}

async function actorOf(
  db: OpenDb['db'],
  email: string | undefined,
): Promise<OrderActor & { readonly kind: 'STAFF' }> {
  return { kind: 'STAFF', staffId: await actingStaff(db, email) }
}
