/** Where a load goes and from how many connections at once. */
interface Target {
  readonly url: string
  readonly connections: number
}

/** What is sent; with a body it is a POST of JSON. */
export interface Entry {
  readonly path: string
  readonly body?: string
}

/** Who sends: the secret of a session, or null for a visitor. */
export type Sender = string | null

export type LoadJob = Target &
  (SameRequest | EachOnce | ListOfEach | AddsToBaskets | Checkouts) & { readonly seconds?: number }

/** Every connection sends one request again and again, each as the next sender. */
interface SameRequest {
  readonly shape: 'same'
  readonly seconds: number
  readonly entry: Entry
  readonly senders: readonly Sender[]
  readonly headers: Headers
}

/** Every entry as every sender, each exactly once; over when all are sent, or after `seconds`. */
interface EachOnce {
  readonly shape: 'once'
  readonly seconds: number
  readonly entries: readonly Entry[]
  readonly senders: readonly Sender[]
  readonly headers: Headers
}

/** Every connection has a list of its own, all of one length, and sends it once. */
interface ListOfEach {
  readonly shape: 'lists'
  readonly lists: readonly (readonly { readonly sender: Sender; readonly entry: Entry }[])[]
  /** What every answer has in it. */
  readonly mustContain: string
}

/** Every connection adds one of a product to its company's basket, and again, counting. */
interface AddsToBaskets {
  readonly shape: 'adds'
  readonly seconds: number
  readonly buyers: readonly LoadBuyer[]
}

/** Every connection adds three products, asks for a quote and orders, and again. */
interface Checkouts {
  readonly shape: 'checkouts'
  readonly seconds: number
  readonly buyers: readonly LoadBuyer[]
}

type Headers = Readonly<Record<string, string>>

/** Someone of a company of her own, who buys. */
export interface LoadBuyer {
  readonly sender: string
  readonly basketId: string
  readonly products: readonly LoadProduct[]
  /** Local date of her next delivery. */
  readonly deliveryDate: string
}

export interface LoadProduct {
  readonly id: number
  /** Her net price of a piece, as text. */
  readonly price: string
}

export interface LoadResult {
  readonly count: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}
