import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import type { ReactNode } from 'react'
import type { CardToken } from '../chosen-card.ts'
import type { CardHold } from '../new-card-form-props.ts'
import type { TicketRequest } from './open-outside.ts'
import { type OutsidePageState, useOutsidePage } from './use-outside-page.ts'

export interface OutsideCardFormProps {
  /** True while the app charges the card. */
  readonly busy?: boolean | undefined
  readonly hold: CardHold
  readonly onCard: (card: CardToken, keep: boolean) => void
}

/** In an installed app, in place of the card form: leads to the form on a page of the server. */
export function OutsideCardForm({ busy, hold, onCard }: OutsideCardFormProps) {
  const { t } = useLingui()
  const outside = useOutsidePage()
  const enter = async (): Promise<void> => {
    const result = await outside.open(requestOf(hold))
    if (result?.type !== 'DONE' || !result.card) return
    const { keep, ...card } = result.card
    onCard(card, keep)
  }
  return (
    <OutsideForm
      outside={outside}
      busy={busy}
      label={t`Enter card details`}
      waiting={t`Waiting for your card…`}
      onOpen={() => void enter()}
    >
      {t`You enter your card on a secure page of this shop, outside the app.`}
    </OutsideForm>
  )
}

/** The same to save a card without paying. */
export function OutsideSaveForm({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useLingui()
  const outside = useOutsidePage()
  const save = async (): Promise<void> => {
    if ((await outside.open({ purpose: 'SAVE_CARD' }))?.type === 'DONE') onSaved()
  }
  return (
    <OutsideForm
      outside={outside}
      label={t`Enter card details`}
      waiting={t`Waiting for your card…`}
      onOpen={() => void save()}
    >
      {t`You enter your card on a secure page of this shop, outside the app.`}
    </OutsideForm>
  )
}

interface OutsideFormProps {
  readonly outside: OutsidePageState
  readonly busy?: boolean | undefined
  readonly label: string
  readonly waiting: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

function OutsideForm({
  outside: { isRequested, isOpen, failure },
  busy,
  label,
  waiting,
  onOpen,
  children,
}: OutsideFormProps) {
  const { t } = useLingui()
  return (
    <div className="grid max-w-110 justify-items-start gap-4">
      <p className="text-ink-2">{children}</p>
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      {isOpen && <output className="text-ink-2">{waiting}</output>}
      <Button look={isOpen ? 'plain' : 'go'} size="tall" busy={busy || isRequested} onClick={onOpen}>
        {isOpen ? t`Open the page again` : label}
      </Button>
    </div>
  )
}

function requestOf({ amount, pays }: CardHold): TicketRequest {
  if (!pays) return { purpose: 'NEW_ORDER', amount: formatMinor(amount) }
  return pays.type === 'ORDER'
    ? { purpose: 'ORDER', number: pays.number }
    : { purpose: 'INVOICE', number: pays.number, amount: formatMinor(amount) }
}
