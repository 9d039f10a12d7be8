import type { StepperState, StepperWords } from '../controls/quantity-stepper.tsx'
import type { StepperAct } from '../controls/quantity-typing.ts'
import type { ReasonPlace } from './add-reason.tsx'

/** What the control offers (docs/product-rules.md#add-control, docs/product-rules.md#quantities). */
export type AddState =
  /** A visitor: the way to the login page. */
  | { readonly offer: 'login'; readonly href: string }
  | { readonly offer: 'add' }
  /** Sold in both units and none chosen: opens the choice. */
  | { readonly offer: 'choose' }
  /** No price, or no stock left and none to wait for; and why, where the product itself does not tell. */
  | { readonly offer: 'nothing'; readonly reason?: string | undefined }
  /** Out of stock: sets the reminder. */
  | { readonly offer: 'remind' }
  /** The reminder is set: takes it back. */
  | { readonly offer: 'forget' }
  /** On its way into the basket. Says so only after 150 ms. */
  | { readonly offer: 'adding' }
  | ({ readonly offer: 'quantity' } & StepperState)

/** One set per language and unit; the shop makes it once, not per product. */
export interface AddWords extends StepperWords {
  /** 'Login to buy' */
  readonly login: string
  /** 'Add' */
  readonly add: string
  /** 'Box or each' */
  readonly choose: string
  /** 'Notify me' */
  readonly remind: string
  /** "You'll be notified" */
  readonly forget: string
  /** 'Adding' */
  readonly adding: string
}

/** What was pressed. `add`: one of the unit, from nothing. `choose`: open the choice of units. */
export type AddAct = { readonly act: 'add' | 'choose' | 'remind' | 'forget' } | StepperAct

export interface AddControlProps {
  readonly state: AddState
  readonly words: AddWords
  /** The product's name: what a reader hears after 'Add', and round the quantity. */
  readonly name: string
  readonly onAct: (act: AddAct) => void
  /** In a ledger every line is yours, so green would say nothing: a thin outline instead. */
  readonly quiet?: boolean | undefined
  /** Where it stands why no more, or nothing, can be added. */
  readonly reason?: ReasonPlace | undefined
}
