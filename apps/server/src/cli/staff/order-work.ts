import type { OpenDb } from '@provender/db/open-db'
import type { OrderNumber } from '@provender/domain/ids'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import { isOver } from '@provender/domain/order/course'
import { maxOrderNoteLength, type OrderState, orderStates } from '@provender/domain/order/order'
import type { Result } from '@provender/domain/result'
import { isLocalDate } from '@provender/domain/slots/hours'
import { openCatalogue } from '../../features/catalogue/catalogue-service.ts'
import { readOfficeEvents, readOfficeOrders } from '../../features/order/office-store.ts'
import type { ChangeRefusal, OrderActor, OrderAsSeen } from '../../features/order/order-lock.ts'
import { pickOrder, picksAsOrdered } from '../../features/order/pick-order.ts'
import { readOrderLines } from '../../features/order/store.ts'
import { catalogueShelf } from '../../features/order/substitute-shelf.ts'
import { type Step, type StepTaken, takeStep } from '../../features/order/take-step.ts'
import { refundOrder } from '../../features/payment/refund-order.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import type { Terminal } from '../terminal.ts'
import { actingStaff } from './acting-staff.ts'
import { refusalWords } from './order-refusal-words.ts'
import { readPick, readState, stateWord } from './order-words.ts'
import { listOf, wholeOrder } from './show-orders.ts'
import { terminalKey } from './terminal-key.ts'

export interface OrderOptions {
  readonly state: string | undefined
  readonly date: string | undefined
  readonly company: string | undefined
  /** Of pick: lines that are not named were all there. */
  readonly rest: boolean
  /** Of a refund; undefined for all of it. */
  readonly amount: string | undefined
  /** Cash that was paid as the goods changed hands; undefined for everything that is open. */
  readonly paid: string | undefined
  readonly note: string
  readonly as: string | undefined
  /** A repeat within minutes is meant. */
  readonly again: boolean
}

type OrderWork = (database: OpenDb, context: CommandContext) => Promise<void>

const steps: Readonly<Record<string, Step['step']>> = {
  confirm: 'CONFIRM',
  hold: 'HOLD',
  release: 'RELEASE',
  pack: 'PACK',
  dispatch: 'DISPATCH',
  ready: 'READY',
  deliver: 'DELIVER',
  collect: 'COLLECT',
  cancel: 'CANCEL',
}

const maxListed = 200

/** What stands behind `npm run staff -- orders`. */
export function orderWork([what, ...words]: readonly string[], options: OrderOptions): OrderWork {
  if (options.note.length > maxOrderNoteLength)
    throw mistake(`A note has at most ${maxOrderNoteLength} characters`)
  const step = steps[what ?? '']
  if (step) return stepOn(requireWords(words, ['order number'])['order number'], step, options)
  switch (what) {
    case undefined:
    case 'list':
      requireWords(words, [])
      return list(options)
    case 'show':
      return show(requireWords(words, ['order number'])['order number'])
    case 'refund':
      return refund(words, options)
    case 'pick':
      return pick(words, options)
    default:
      throw mistake(`"${what}" is not one of list, show, pick, refund, ${Object.keys(steps).join(', ')}`)
  }
}

function list({ state, date, company }: OrderOptions): OrderWork {
  // The orders of a day are all of them, and so are those of a state.
  const isWhole = state !== undefined || date !== undefined
  const open = orderStates.filter((each) => !isOver(each))
  const states: readonly OrderState[] = state !== undefined ? [readState(state)] : isWhole ? [] : open
  if (date !== undefined && !isLocalDate(date)) throw mistake(`"${date}" is no date as YYYY-MM-DD`)
  return async ({ db }, { terminal }) => {
    const sought = {
      date: date ?? null,
      companyCode: company ?? null,
      number: null,
      offset: 0,
      limit: maxListed,
    }
    const orders = await readOfficeOrders(db, { ...sought, states })
    for (const row of listOf(orders)) terminal.say(row)
    if (orders.length === 0) terminal.say('There are none.')
    if (!isWhole) await tellClosed(db, sought, terminal)
    if (orders.length === maxListed) terminal.complain(`There may be more: these are the first ${maxListed}.`)
  }
}

/** How many orders a list of the open ones leaves out, and how they are seen. */
async function tellClosed(
  db: OpenDb['db'],
  sought: Omit<Parameters<typeof readOfficeOrders>[1], 'states'>,
  { complain }: Terminal,
): Promise<void> {
  const closed = orderStates.filter(isOver)
  const hidden = (await readOfficeOrders(db, { ...sought, states: closed })).length
  if (hidden === 0) return
  const count = hidden === maxListed ? `${maxListed} or more` : String(hidden)
  const ways = closed.map((each) => `--state ${stateWord(each)}`).join(', ')
  complain(`Closed orders left out: ${count}. To see them: ${ways}, or --date <day>.`)
}

function show(number: string): OrderWork {
  return async ({ db }, { terminal }) => {
    const every = { states: [], date: null, companyCode: null, offset: 0, limit: 1 }
    const [order] = await readOfficeOrders(db, { ...every, number: number as OrderNumber })
    if (!order) throw mistake(`There is no order ${number}`)
    const { id } = order.order
    const history = (await readOfficeEvents(db, [id])).get(id) ?? []
    for (const row of wholeOrder(order, await readOrderLines(db, id), history)) terminal.say(row)
  }
}

function stepOn(number: string, step: Step['step'], options: OrderOptions): OrderWork {
  const { note, as } = options
  const paid = options.paid === undefined ? undefined : parseMinor(options.paid)
  if (options.paid !== undefined && (paid === undefined || paid < 0))
    throw mistake(`"${options.paid}" is not an amount of cash: write it as 12.50, or 0 for none`)
  return async ({ db }, { terminal, nowMs }) => {
    const order = asItIs(number)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const taken = await takeStep(deps, await actorOf(db, as), { order, step, note, paid })
    terminal.say(told(number, taken))
  }
}

function pick([number, ...words]: readonly string[], { rest, note, as }: OrderOptions): OrderWork {
  if (number === undefined) throw mistake('<order number> is missing')
  const named = words.map(readPick)
  if (named.length === 0 && !rest) throw mistake('Name what was picked, or --rest for all as ordered')
  return async (database, { terminal, nowMs }) => {
    const { db } = database
    const clock = { nowMs }
    const shelf = catalogueShelf(db, async () => {
      const wholesaler = await openWholesaler(db)
      return { clock, wholesaler, catalogue: await openCatalogue(database, wholesaler) }
    })
    const order = asItIs(number)
    const others = rest ? await picksAsOrdered(db, order.number) : []
    const lines = [
      ...named,
      ...others.filter(({ position }) => !named.some((each) => each.position === position)),
    ]
    const picked = await pickOrder({ db, clock, shelf }, await actorOf(db, as), { order, lines, note })
    terminal.say(told(number, picked))
  }
}

function refund(words: readonly string[], { note, as, amount, again }: OrderOptions): OrderWork {
  const number = requireWords(words, ['order number'])['order number']
  const asked = amount === undefined ? null : parseMinor(amount)
  if (asked === undefined || (asked !== null && asked <= 0)) throw mistake(`"${amount}" is not an amount`)
  return async ({ db }, { terminal }) => {
    const actor = await actorOf(db, as)
    const wish = { order: asItIs(number), amount: asked, note }
    const caller = staffCaller(actor.staffId)
    const key = await terminalKey(db, { caller, command: 'orders refund', input: wish, again })
    const refunded = await refundOrder({ db }, actor, { ...wish, key })
    if (!refunded.ok) throw mistake(`${refusalWords(refunded.refusal)}: ${number}`)
    terminal.say(
      `Order ${number}: ${formatMinor(refunded.value.amount)} goes back to the card as soon as the server runs.`,
    )
  }
}

function asItIs(number: string): OrderAsSeen {
  return { number: number as OrderNumber, version: null }
}

function told(number: string, changed: Result<StepTaken, ChangeRefusal>): string {
  if (!changed.ok) throw mistake(`${refusalWords(changed.refusal)}: ${number}`)
  return `Order ${number} is ${stateWord(changed.value.state)}.`
}

async function actorOf(
  db: OpenDb['db'],
  email: string | undefined,
): Promise<OrderActor & { readonly kind: 'STAFF' }> {
  return { kind: 'STAFF', staffId: await actingStaff(db, email) }
}
