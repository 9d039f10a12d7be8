import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import type { ReactNode } from 'react'
import type { CardHold } from '../new-card-form-props.ts'
import type { CardToken } from '../selected-card.ts'
import { type ExternalPageState, useExternalPage } from './use-external-page.ts'
import type { TicketRequest } from './visit-external-page.ts'

export interface ExternalCardFormProps {
  readonly busy?: boolean | undefined
  readonly hold: CardHold
  readonly onCard: (card: CardToken, keep: boolean) => void
}

/** In an installed app, in place of the card form: leads to the form on a page of the server. */
export function ExternalCardForm({ busy, hold, onCard }: ExternalCardFormProps) {
  const { t } = useLingui()
  const externalPage = useExternalPage()
  const enter = async (): Promise<void> => {
    const result = await externalPage.open(requestOf(hold))
    if (result?.type !== 'DONE' || !result.card) return
    const { keep, ...card } = result.card
    onCard(card, keep)
  }
  return (
    <ExternalForm
      externalPage={externalPage}
      busy={busy}
      label={t`Enter card details`}
      waiting={t`Waiting for your card…`}
      onOpen={() => void enter()}
    >
      {t`You enter your card on a secure page of this shop, outside the app.`}
    </ExternalForm>
  )
}

export function ExternalSaveForm({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useLingui()
  const externalPage = useExternalPage()
  const save = async (): Promise<void> => {
    if ((await externalPage.open({ purpose: 'SAVE_CARD' }))?.type === 'DONE') onSaved()
  }
  return (
    <ExternalForm
      externalPage={externalPage}
      label={t`Enter card details`}
      waiting={t`Waiting for your card…`}
      onOpen={() => void save()}
    >
      {t`You enter your card on a secure page of this shop, outside the app.`}
    </ExternalForm>
  )
}

interface ExternalFormProps {
  readonly externalPage: ExternalPageState
  readonly busy?: boolean | undefined
  readonly label: string
  readonly waiting: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

function ExternalForm({
  externalPage: { isRequested, isOpen, failure },
  busy,
  label,
  waiting,
  onOpen,
  children,
}: ExternalFormProps) {
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
