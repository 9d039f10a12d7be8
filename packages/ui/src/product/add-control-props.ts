import type { ReactNode } from 'react'
import type { StepperState, StepperLabels } from '../controls/quantity-stepper.tsx'
import type { StepperAction } from '../controls/quantity-typing.ts'
import type { ReasonPosition } from './add-reason.tsx'

/** The state of the control (docs/product-rules.md#add-control, docs/product-rules.md#quantities). */
export type AddState =
  | { readonly offer: 'login'; readonly href: string }
  | { readonly offer: 'add' }
  /** Sold in both units and none selected: opens the choice. */
  | { readonly offer: 'choose' }
  /** No price, or no stock and no reminder. `reason` is given if the product itself does not show why. */
  | { readonly offer: 'nothing'; readonly reason?: string | undefined }
  /** Out of stock: sets a stock reminder. */
  | { readonly offer: 'setReminder' }
  | { readonly offer: 'removeReminder' }
  /** Being added to the basket. Shown only after 150 ms. */
  | { readonly offer: 'adding' }
  | ({ readonly offer: 'quantity' } & StepperState)

export interface AddLabels extends StepperLabels {
  readonly login: string
  readonly add: string
  readonly choose: string
  readonly setReminder: string
  readonly removeReminder: string
  readonly adding: string
}

/** The user's action. `add`: the first one of the unit. `choose`: open the choice of units. */
export type AddAction = { readonly type: 'add' | 'choose' | 'setReminder' | 'removeReminder' } | StepperAction

export interface AddControlProps {
  readonly state: AddState
  readonly labels: AddLabels
  readonly name: string
  readonly onAction: (action: AddAction) => void
  /** Replaces the button that adds one: a `UsualOffer`. */
  readonly usual?: ReactNode
  readonly quiet?: boolean | undefined
  readonly reason?: ReasonPosition | undefined
}
