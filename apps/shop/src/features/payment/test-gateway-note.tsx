import { useLingui } from '@lingui/react/macro'
import { type SandboxCardName, sandboxCardNames, sandboxCards } from '@provender/domain/payment/card'
import { Note } from '@provender/ui/page/note'
import { grouped } from './read-card.ts'

export function TestGatewayNote() {
  const { t } = useLingui()
  const labels = useTestLabels()
  return (
    <Note tone="low">
      <p>
        <b>{t`Test gateway: no money moves.`}</b> {t`Please don't enter a real card.`}
      </p>
      <details className="mt-1">
        <summary className="press-area relative inline-block min-h-6 cursor-pointer link">{t`Test numbers`}</summary>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {sandboxCardNames.map((name) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid max-sm:block">
              <dt className="whitespace-nowrap">{grouped(sandboxCards[name].number)}</dt>
              <dd className="text-ink-2">{labels[name]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-ink-2">{t`With any future expiry date and any CVV.`}</p>
      </details>
    </Note>
  )
}

function useTestLabels(): Readonly<Record<SandboxCardName, string>> {
  const { t } = useLingui()
  return {
    SUCCEEDS: t`is accepted`,
    SUCCEEDS_MASTERCARD: t`is accepted`,
    SUCCEEDS_AMEX: t`is accepted`,
    DECLINES: t`is declined`,
    LACKS_FUNDS: t`has insufficient funds`,
    CHALLENGES: t`asks you to approve`,
    EXPIRED: t`has expired`,
  }
}
