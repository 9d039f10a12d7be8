import { __iconData as bell } from 'lucide-react/icons/bell'
import { __iconData as bellRing } from 'lucide-react/icons/bell-ring'
import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { FocusTransfer } from '../controls/focus-transfer.tsx'
import { QuantityStepper } from '../controls/quantity-stepper.tsx'
import { icon } from '../tokens/icon.tsx'
import { type AddState, type AddLabels, type AddControlProps } from './add-control-props.ts'
import { addBox, addBoxSize, face, Label, LoginControl, ready } from './add-face.tsx'
import { AddReason } from './add-reason.tsx'

const PlusIcon = icon(plus)
const BellIcon = icon(bell)
const BellRingIcon = icon(bellRing)
const SpinnerIcon = icon(loaderCircle)

export function AddControl(props: AddControlProps) {
  const { state, labels, name, onAction, usual, quiet, reason } = props
  const box = useRef<HTMLDivElement>(null)
  if (state.offer === 'login') return <LoginControl state={state} labels={labels} />
  return (
    <div ref={box} className={reason === 'bottom' ? addBoxSize : addBox}>
      <FocusTransfer box={box} turn={state.offer === 'quantity' ? 'quantity' : 'offer'}>
        {state.offer === 'quantity' ? (
          <QuantityStepper {...{ state, labels, name, onAction, quiet, reason }} />
        ) : state.offer === 'add' && usual ? (
          usual
        ) : (
          <Offer {...props} state={state} />
        )}
      </FocusTransfer>
    </div>
  )
}

const reminded = `${face} border-transparent bg-accent-soft text-accent hover:border-accent`
const nothing = `${face} cursor-not-allowed border-line bg-sunken text-ink-3`
const adding = `${face} animate-adding cursor-progress border-line-strong bg-ground`

type OfferState = Exclude<AddState, { readonly offer: 'login' | 'quantity' }>

function Offer({ state, labels, name, onAction, reason }: AddControlProps & { readonly state: OfferState }) {
  switch (state.offer) {
    case 'add':
    case 'choose': {
      const word = state.offer === 'add' ? labels.add : labels.choose
      return (
        <button
          type="button"
          className={ready}
          aria-label={`${word}, ${name}`}
          aria-haspopup={state.offer === 'choose' ? 'dialog' : undefined}
          onClick={() => onAction({ type: state.offer })}
        >
          <PlusIcon size="s" />
          <Label>{word}</Label>
        </button>
      )
    }
    case 'nothing':
      return (
        <>
          <button type="button" className={nothing} aria-label={`${labels.add}, ${name}`} disabled>
            <PlusIcon size="s" />
            <Label>{labels.add}</Label>
          </button>
          {state.reason && <AddReason position={reason}>{state.reason}</AddReason>}
        </>
      )
    case 'setReminder':
    case 'removeReminder': {
      const set = state.offer === 'removeReminder'
      const word = set ? labels.removeReminder : labels.setReminder
      return (
        <button
          type="button"
          className={set ? reminded : ready}
          aria-label={`${word}, ${name}`}
          onClick={() => onAction({ type: state.offer })}
        >
          {set ? <BellRingIcon size="s" /> : <BellIcon size="s" />}
          <Label>{word}</Label>
        </button>
      )
    }
    case 'adding':
      return (
        <button type="button" className={adding} aria-label={`${labels.adding}, ${name}`} aria-busy>
          <AddingFace labels={labels} />
        </button>
      )
  }
}

/** Shows the idle face for 150 ms, then the busy one, so that a quick add does not flicker. */
function AddingFace({ labels }: { readonly labels: AddLabels }) {
  return (
    <span className="grid place-items-center">
      <span className="col-start-1 row-start-1 flex animate-vanish items-center gap-1.5">
        <PlusIcon size="s" />
        <Label>{labels.add}</Label>
      </span>
      <span className="col-start-1 row-start-1 flex animate-appear items-center gap-1.5">
        <span className="animate-turn">
          <SpinnerIcon size="s" />
        </span>
        <Label>{labels.adding}</Label>
      </span>
    </span>
  )
}
