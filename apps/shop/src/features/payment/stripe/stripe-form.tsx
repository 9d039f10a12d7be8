import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import { useLanguage } from '@provender/web/texts/use-language'
import { Elements, ExpressCheckoutElement, PaymentElement } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useViewer } from '../../../kernel/session/viewer.ts'
import type { NewCardFormProps } from '../new-card-form-props.ts'
import { currentAppearance } from './appearance.ts'
import { loadForm } from './load-form.ts'
import { useCardToken } from './use-card-token.ts'

export interface StripeFormProps extends Omit<NewCardFormProps, 'gateway'> {
  readonly formKey: string
}

/** Stripe's card fields, in Stripe's own frames: card details are never in this page. */
export function StripeForm({ formKey, ...form }: StripeFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const currency = useViewer().currencyCode.toLowerCase()
  const [savesCard, setSavesCard] = useState(false)
  const [appearance] = useState(currentAppearance)
  const { stripe, isMissing, load } = useStripeScript(formKey)
  if (isMissing)
    return (
      <Note tone="bad" urgent>
        <p className="mb-2">{t`The card form could not be loaded.`}</p>
        <Button onClick={load}>{t`Try again`}</Button>
      </Note>
    )
  if (!stripe) return <FieldRoom />
  const { hold } = form
  const options: StripeElementsOptionsMode = {
    ...(hold
      ? {
          mode: 'payment',
          amount: hold.amount,
          currency: hold.currencyCode.toLowerCase(),
          captureMethod: 'manual',
          setupFutureUsage: savesCard ? 'on_session' : null,
        }
      : { mode: 'setup', currency, setupFutureUsage: 'on_session' }),
    allowedPaymentMethodTypes: ['card'],
    locale: localeOf(language),
    appearance,
  }
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...form} savesCard={savesCard} onSavesCard={setSavesCard} />
    </Elements>
  )
}

function useStripeScript(formKey: string) {
  const [stripe, setStripe] = useState<Stripe>()
  const [isMissing, setMissing] = useState(false)
  const load = (): void => {
    setMissing(false)
    loadForm(formKey).then(setStripe, () => setMissing(true))
  }
  // Load once per key.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(load, [formKey])
  return { stripe, isMissing, load }
}

interface FieldsProps extends Omit<StripeFormProps, 'formKey'> {
  readonly savesCard: boolean
  readonly onSavesCard: (savesCard: boolean) => void
}

function Fields({ submitLabel, busy, hold, onCard, savesCard, onSavesCard }: FieldsProps) {
  const { t } = useLingui()
  const [isReady, setReady] = useState(false)
  const { createToken, isCreating, failure } = useCardToken((card) => onCard(card, savesCard))
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void createToken()
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-110 gap-4">
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      <div className="min-h-60">
        <PaymentElement
          options={{ wallets: { applePay: 'never', googlePay: 'never', link: 'never' } }}
          onReady={() => setReady(true)}
        />
      </div>
      {hold && (
        <Checkbox checked={savesCard} onChange={({ target }) => onSavesCard(target.checked)}>
          {t`Keep this card for the next order`}
        </Checkbox>
      )}
      <div>
        <Button type="submit" look="go" size="tall" disabled={!isReady} busy={busy || isCreating}>
          {submitLabel}
        </Button>
      </div>
      {/* Last, so that nothing moves if the device turns out to have a wallet. */}
      {hold && (
        <ExpressCheckoutElement
          options={{
            buttonHeight: 48,
            paymentMethods: { amazonPay: 'never', link: 'never', paypal: 'never', klarna: 'never' },
          }}
          onConfirm={async ({ paymentFailed }) => {
            if (!(await createToken())) paymentFailed({ reason: 'fail' })
          }}
        />
      )}
    </form>
  )
}

function FieldRoom() {
  return <div aria-busy className="min-h-88" />
}

/** Stripe falls back to another language if it does not speak this one. */
function localeOf(language: string): StripeElementLocale {
  return language as StripeElementLocale
}
