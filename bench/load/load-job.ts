interface Target {
  readonly url: string
  readonly connections: number
}

/** A request; with a body it is a POST of JSON. */
export interface Entry {
  readonly path: string
  readonly body?: string
}

/** The secret of a session, or null for a visitor. */
export type Sender = string | null

export type LoadJob = Target &
  (SameRequest | EachOnce | ListOfEach | AddsToBaskets | Checkouts) & { readonly seconds?: number }

/** Every connection repeats one request, each time as the next sender. */
interface SameRequest {
  readonly shape: 'same'
  readonly seconds: number
  readonly entry: Entry
  readonly senders: readonly Sender[]
  readonly headers: Headers
}

/** Every entry as every sender, each exactly once; ends when all are sent, or after `seconds`. */
interface EachOnce {
  readonly shape: 'once'
  readonly seconds: number
  readonly entries: readonly Entry[]
  readonly senders: readonly Sender[]
  readonly headers: Headers
}

/** Every connection sends its own list once. All lists have the same length. */
interface ListOfEach {
  readonly shape: 'lists'
  readonly lists: readonly (readonly { readonly sender: Sender; readonly entry: Entry }[])[]
  readonly mustContain: string
}

interface AddsToBaskets {
  readonly shape: 'adds'
  readonly seconds: number
  readonly buyers: readonly LoadBuyer[]
}

interface Checkouts {
  readonly shape: 'checkouts'
  readonly seconds: number
  readonly buyers: readonly LoadBuyer[]
}

type Headers = Readonly<Record<string, string>>

/** The only user of a company, for purchases. */
export interface LoadBuyer {
  readonly sender: string
  readonly basketId: string
  readonly products: readonly LoadProduct[]
  /** Local date of the next delivery. */
  readonly deliveryDate: string
}

export interface LoadProduct {
  readonly id: number
  readonly price: string
}

export interface LoadResult {
  readonly count: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}
