import type { StepperState, StepperLabels } from '../controls/quantity-stepper.tsx'
import type { StepperAction } from '../controls/quantity-typing.ts'
import type { ReasonPosition } from './add-reason.tsx'

/** The state of the control (docs/product-rules.md#add-control, docs/product-rules.md#quantities). */
export type AddState =
  /** For a visitor: a link to the sign-in page. */
  | { readonly offer: 'login'; readonly href: string }
  | { readonly offer: 'add' }
  /** Sold in both units and none selected: opens the choice. */
  | { readonly offer: 'choose' }
  /** No price, or no stock and no reminder. `reason` is given if the product itself does not show why. */
  | { readonly offer: 'nothing'; readonly reason?: string | undefined }
  /** Out of stock: sets a stock reminder. */
  | { readonly offer: 'setReminder' }
  /** The reminder is set: deletes it. */
  | { readonly offer: 'removeReminder' }
  /** Being added to the basket. Shown only after 150 ms. */
  | { readonly offer: 'adding' }
  | ({ readonly offer: 'quantity' } & StepperState)

/** Labels per language and unit. The shop creates them once, not per product. */
export interface AddLabels extends StepperLabels {
  /** 'Login to buy' */
  readonly login: string
  /** 'Add' */
  readonly add: string
  /** 'Box or each' */
  readonly choose: string
  /** 'Notify me' */
  readonly setReminder: string
  /** "You'll be notified" */
  readonly removeReminder: string
  /** 'Adding' */
  readonly adding: string
}

/** The user's action. `add`: the first one of the unit. `choose`: open the choice of units. */
export type AddAction = { readonly type: 'add' | 'choose' | 'setReminder' | 'removeReminder' } | StepperAction

export interface AddControlProps {
  readonly state: AddState
  readonly labels: AddLabels
  /** The product's name, which screen readers announce after 'Add' and with the quantity. */
  readonly name: string
  readonly onAction: (action: AddAction) => void
  /** A thin outline instead of green, for lists in which every product is in the basket. */
  readonly quiet?: boolean | undefined
  /** Where the reason appears if no more, or nothing, can be added. */
  readonly reason?: ReasonPosition | undefined
}
