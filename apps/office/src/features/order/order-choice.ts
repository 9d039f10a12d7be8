import { type OrderStep, stepsOf } from './order-steps.ts'

/** The steps that can be taken on several orders at once: those that need no picked lines and no amount. */
const groupSteps = ['CONFIRM', 'RELEASE', 'DISPATCH', 'READY', 'HOLD'] as const satisfies readonly OrderStep[]
export type GroupStep = (typeof groupSteps)[number]

/** Adds the order to the chosen ones, or takes it out. */
export function toggle(chosen: ReadonlySet<string>, number: string): ReadonlySet<string> {
  return chosen.has(number) ? without(chosen, number) : new Set([...chosen, number])
}

export function without(chosen: ReadonlySet<string>, number: string): ReadonlySet<string> {
  return new Set([...chosen].filter((each) => each !== number))
}

/** Also chooses all orders from the last chosen one above to this one; only this one if none above is chosen. */
export function chooseTo(
  chosen: ReadonlySet<string>,
  numbers: readonly string[],
  number: string,
): ReadonlySet<string> {
  const end = numbers.indexOf(number)
  const start = numbers.slice(0, end).findLastIndex((each) => chosen.has(each))
  return new Set([...chosen, ...numbers.slice(start === -1 ? end : start, end + 1)])
}

type SteppableOrder = Omit<Parameters<typeof stepsOf>[0], 'picked'>

/** The steps that a staff member of this role may take on some of the orders, each with those. */
export function stepsOfAll<Order extends SteppableOrder>(
  orders: readonly Order[],
  role: Parameters<typeof stepsOf>[1],
): ReadonlyMap<GroupStep, readonly Order[]> {
  const byStep = groupSteps.map((step) => {
    const allowed = orders.filter((order) => stepsOf({ ...order, picked: [] }, role).includes(step))
    return [step, allowed] as const
  })
  return new Map(byStep.filter(([, allowed]) => allowed.length > 0))
}
