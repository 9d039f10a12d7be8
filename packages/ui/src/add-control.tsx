import { __iconData as bell } from 'lucide-react/icons/bell'
import { __iconData as bellRing } from 'lucide-react/icons/bell-ring'
import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { addBox, addBoxInPlace, face, Label, LoginControl, ready } from './add-face.tsx'
import { AddReason, type ReasonPlace } from './add-reason.tsx'
import { FocusHeir } from './focus-heir.tsx'
import { icon } from './icon.tsx'
import { QuantityStepper, type StepperState, type StepperWords } from './quantity-stepper.tsx'
import type { StepperAct } from './quantity-typing.ts'

const PlusIcon = icon(plus)
const BellIcon = icon(bell)
const BellRingIcon = icon(bellRing)
const SpinnerIcon = icon(loaderCircle)

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

/** One box, one size, every state of adding a product. */
export function AddControl(props: AddControlProps) {
  const { state, words, name, onAct, quiet, reason } = props
  const box = useRef<HTMLDivElement>(null)
  if (state.offer === 'login') return <LoginControl state={state} words={words} />
  return (
    <div ref={box} className={reason === 'foot' ? addBoxInPlace : addBox}>
      <FocusHeir box={box} turn={state.offer === 'quantity' ? 'quantity' : 'offer'}>
        {state.offer === 'quantity' ? (
          <QuantityStepper {...{ state, words, name, onAct, quiet, reason }} />
        ) : (
          <Offer {...props} state={state} />
        )}
      </FocusHeir>
    </div>
  )
}

const reminded = `${face} border-transparent bg-accent-soft text-accent hover:border-accent`
const nothing = `${face} cursor-not-allowed border-line bg-sunken text-ink-3`
const adding = `${face} animate-adding cursor-progress border-line-strong bg-ground`

type OfferState = Exclude<AddState, { readonly offer: 'login' | 'quantity' }>

function Offer({ state, words, name, onAct, reason }: AddControlProps & { readonly state: OfferState }) {
  switch (state.offer) {
    case 'add':
    case 'choose': {
      const word = state.offer === 'add' ? words.add : words.choose
      return (
        <button
          type="button"
          className={ready}
          aria-label={`${word}, ${name}`}
          aria-haspopup={state.offer === 'choose' ? 'dialog' : undefined}
          onClick={() => onAct({ act: state.offer })}
        >
          <PlusIcon size="s" />
          <Label>{word}</Label>
        </button>
      )
    }
    case 'nothing':
      return (
        <>
          <button type="button" className={nothing} aria-label={`${words.add}, ${name}`} disabled>
            <PlusIcon size="s" />
            <Label>{words.add}</Label>
          </button>
          {state.reason && <AddReason place={reason}>{state.reason}</AddReason>}
        </>
      )
    case 'remind':
    case 'forget': {
      const set = state.offer === 'forget'
      const word = set ? words.forget : words.remind
      return (
        <button
          type="button"
          className={set ? reminded : ready}
          aria-label={`${word}, ${name}`}
          onClick={() => onAct({ act: state.offer })}
        >
          {set ? <BellRingIcon size="s" /> : <BellIcon size="s" />}
          <Label>{word}</Label>
        </button>
      )
    }
    case 'adding':
      return (
        <button type="button" className={adding} aria-label={`${words.adding}, ${name}`} aria-busy>
          <AddingFace words={words} />
        </button>
      )
  }
}

/** The face at rest for 150 ms, then the busy one: a quick add never flickers. */
function AddingFace({ words }: { readonly words: AddWords }) {
  return (
    <span className="grid place-items-center">
      <span className="col-start-1 row-start-1 flex animate-vanish items-center gap-1.5">
        <PlusIcon size="s" />
        <Label>{words.add}</Label>
      </span>
      <span className="col-start-1 row-start-1 flex animate-appear items-center gap-1.5">
        <span className="animate-turn">
          <SpinnerIcon size="s" />
        </span>
        <Label>{words.adding}</Label>
      </span>
    </span>
  )
}
