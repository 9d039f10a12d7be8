import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { showMoney } from '@provender/domain/money/show-money'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BankForm } from '../bank-form.tsx'
import { NewCardForm } from '../new-card-form.tsx'
import { SaveCardForm } from '../save-card-form.tsx'
import type { CardToken } from '../selected-card.ts'
import { TestBankForm } from '../test-bank-form.tsx'
import {
  CheckPaymentPage,
  type PaymentPageFieldsFragment,
  SavePaymentPageCard,
  SubmitPaymentPageCard,
} from './payment-page.documents.ts'
import { type PaymentPageState, usePaymentPage } from './use-payment-page.ts'

/** The page that an installed app opens in a browser, for a card or to approve a payment (docs/app.md#cards). */
export function PayPage() {
  const { state, open } = usePaymentPage()
  const openOnce = useEffectEvent(open)
  useEffect(() => void openOnce(), [])
  if (state.type === 'OPENING') return <div aria-busy className="min-h-88" />
  if (state.type === 'OPEN') return <OpenPage secret={state.secret} page={state.page} />
  return <ClosedPage reason={state.type} onRetry={() => void open()} />
}

interface ClosedPageProps {
  readonly reason: Exclude<PaymentPageState['type'], 'OPENING' | 'OPEN'>
  readonly onRetry: () => void
}

function ClosedPage({ reason, onRetry }: ClosedPageProps) {
  const { t } = useLingui()
  const texts: Readonly<Record<ClosedPageProps['reason'], readonly [title: string, text: string]>> = {
    INVALID: [t`This page is no longer valid`, t`Please go back to the app and try again.`],
    SETTLED: [t`Nothing is left to pay here`, t`Please go back to the app.`],
    FAILED: [t`An error has occurred`, t`Please try again`],
  }
  const [title, text] = texts[reason]
  return (
    <div className="mx-auto mt-8 mb-6 grid max-w-110 justify-items-start gap-4">
      <h1 className="text-display">{title}</h1>
      <p className="text-ink-2">{text}</p>
      {reason === 'FAILED' ? (
        <Button look="go" size="tall" onClick={onRetry}>{t`Try again`}</Button>
      ) : (
        <ButtonLink look="go" size="tall" href={hrefOf({ to: '/checkout/pay/done' })}>
          {t`Back to the app`}
        </ButtonLink>
      )}
    </div>
  )
}

interface OpenPageProps {
  readonly secret: string
  readonly page: PaymentPageFieldsFragment
}

function OpenPage({ secret, page }: OpenPageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isOver, setOver] = useState(false)
  const execute = executeOf(queryClient)
  const leave = async (): Promise<void> => await router.navigate({ to: '/checkout/pay/done', replace: true })
  /** Opens the page that leads back to the app, unless this page has ended. */
  const finish = async ({ refusal }: { readonly refusal: string | null }): Promise<void> => {
    if (refusal === 'OVER') setOver(true)
    else await leave()
  }
  const check = async (approve: boolean | null): Promise<void> =>
    await finish((await execute(CheckPaymentPage, { page: secret, approve })).checkPaymentPage)
  const { gateway: cardGateway, formKey: cardFormKey, challengeSecret, companyName } = page
  if (isOver) return <ClosedPage reason="INVALID" onRetry={() => undefined} />
  if (page.isDone) return <ClosedPage reason="SETTLED" onRetry={() => undefined} />
  if (page.purpose === 'APPROVAL')
    return cardGateway === 'SANDBOX' ? (
      <TestBankForm onAnswer={check} />
    ) : (
      <BankForm
        approve={async () => {
          if (challengeSecret !== null && cardFormKey !== null) {
            const { approve } = await import('../stripe/load-form.ts')
            await approve(cardFormKey, challengeSecret)
          }
          await check(null)
        }}
        exit={<ButtonLink href={hrefOf({ to: '/checkout/pay/done' })}>{t`Back to the app`}</ButtonLink>}
      />
    )
  if (page.purpose !== 'SAVE_CARD')
    return (
      <CardPage
        page={page}
        onCard={async (card, keep) =>
          await finish(
            (await execute(SubmitPaymentPageCard, { page: secret, ...card, keep })).submitPaymentPageCard,
          )
        }
      />
    )
  return (
    <PageFrame title={t`Add a card`}>
      <p className="text-ink-2">{t`The card is saved for ${companyName}.`}</p>
      <SaveCardForm
        gateway={{ cardGateway, cardFormKey }}
        send={async (setup) =>
          (await execute(SavePaymentPageCard, { page: secret, ...setup })).savePaymentPageCard
        }
        onSaved={leave}
      />
    </PageFrame>
  )
}

interface CardPageProps {
  readonly page: PaymentPageFieldsFragment
  readonly onCard: (card: CardToken, keep: boolean) => Promise<void>
}

function CardPage({ page, onCard }: CardPageProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { purpose, number, currencyCode, companyName, gateway, formKey } = page
  const amount = minorOf(page.amount ?? '')
  const gross = showMoney(amount, currencyCode, language)
  const submit = async (card: CardToken, keep: boolean): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await onCard(card, keep)
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <PageFrame title={t`Pay by card`}>
      <p className="figures text-ink-2">
        {companyName}
        {' · '}
        {number !== null && (
          <>
            {purpose === 'ORDER' ? t`Order ${number}` : t`Invoice ${number}`}
            {' · '}
          </>
        )}
        <b className="text-ink">{t`${gross} inc VAT`}</b>
      </p>
      {hasFailed && (
        <Note tone="bad" urgent>
          {`${t`An error has occurred`}. ${t`Please try again`}.`}
        </Note>
      )}
      <NewCardForm
        submitLabel={t`Continue`}
        busy={isBusy}
        gateway={{ cardGateway: gateway, cardFormKey: formKey }}
        hold={{ amount, currencyCode }}
        onCard={(card, keep) => void submit(card, keep)}
      />
      <p className="text-small text-ink-2">{t`Nothing is charged here. You finish the payment in the app.`}</p>
    </PageFrame>
  )
}

function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto mt-4 mb-6 grid max-w-110 gap-4">
      <h1 className="text-display">{title}</h1>
      {children}
    </div>
  )
}
