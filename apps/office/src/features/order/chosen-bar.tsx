import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { minorOf } from '@provender/web/format/minor-of'
import { useMemo, useState } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'
import { useMoney } from '../../kernel/use-money.ts'
import { useMember } from '../staff/member.ts'
import { type GroupStep, stepsOfAll } from './order-choice.ts'
import type { OfficeOrderRowFragment } from './orders.documents.ts'
import { ReasonQuestion } from './reason-question.tsx'
import { useGroupStep } from './use-group-step.ts'
import { useOrderTexts } from './use-order-texts.ts'

interface ChosenBarProps {
  readonly orders: readonly OfficeOrderRowFragment['order'][]
  readonly onBegin: (numbers: ReadonlySet<string>) => void
  readonly onDone: (number: string) => void
  /** After the last order, whatever came of it. */
  readonly onEnd: () => void
  readonly onClear: () => void
}

const keys: Partial<Readonly<Record<GroupStep, string>>> = { CONFIRM: 'C', HOLD: 'H' }

/** How many orders are chosen, what they come to, and the steps that can be taken on all of them. Announces what was done. */
export function ChosenBar({ orders, onBegin, onDone, onEnd, onClear }: ChosenBarProps) {
  const { t } = useLingui()
  const texts = useOrderTexts()
  const { role } = useMember()
  const { progress, doneCount, refused, refusal, runStep, closeRefused } = useGroupStep({
    onBegin,
    onDone,
    onEnd,
  })
  const [isAsked, setIsAsked] = useState(false)
  const steps = useMemo(() => stepsOfAll(orders, role), [orders, role])
  const begin = (step: GroupStep): void => {
    if (step === 'HOLD') setIsAsked(true)
    else void runStep(step, steps.get(step) ?? [], {})
  }
  const count = orders.length
  const isFree = count > 0 && !progress && !isAsked
  useKeys({
    Escape: isFree ? onClear : count === 0 && refused.length > 0 ? closeRefused : undefined,
    ...Object.fromEntries(
      [...steps.keys()].flatMap((step) => {
        const key = keys[step]
        return key !== undefined && isFree ? [[key, () => begin(step)] as const] : []
      }),
    ),
  })
  const refusedNote = refused.length > 0 && (
    <Note tone="bad" urgent>
      {refused.map(({ number, message }) => (
        <div key={number}>
          <b>{number}</b> {message}
        </div>
      ))}
    </Note>
  )
  // A refused order may have left the list.
  if (count === 0 && !progress && refusedNote)
    return (
      <section className="group" aria-label={t`Orders that were not changed`}>
        {refusedNote}
        <div>
          <Button onClick={closeRefused}>{t`Close`}</Button>
        </div>
      </section>
    )
  if (count === 0 && !progress)
    return (
      <output className="sr-only">
        {doneCount > 0 && t`${plural(doneCount, { one: '# order changed', other: '# orders changed' })}`}
      </output>
    )
  const { done, of: total } = progress ?? { done: 0, of: 0 }
  return (
    <section className="group" aria-label={t`Chosen orders`}>
      <RefusalNote refusal={refusal} />
      {refusedNote}
      {isAsked && (
        <ReasonQuestion
          step="HOLD"
          isBusy={progress !== undefined}
          onBack={() => setIsAsked(false)}
          onAnswer={(answer) =>
            void runStep('HOLD', steps.get('HOLD') ?? [], answer).then(
              (isSent) => isSent && setIsAsked(false),
            )
          }
        />
      )}
      <div className="chosen">
        <output>
          <b>
            {progress
              ? t`${done} of ${total} done`
              : t`${plural(count, { one: '# order chosen', other: '# orders chosen' })}`}
          </b>
        </output>
        <ChosenTotals orders={orders} />
        <span className="push">
          {[...steps].map(([step, allowed]) => (
            <button
              key={step}
              type="button"
              className={step === 'HOLD' ? undefined : 'go'}
              disabled={progress !== undefined}
              aria-keyshortcuts={keys[step] && `Shift+${keys[step]}`}
              onClick={() => begin(step)}
            >
              {allowed.length === count ? texts.steps[step] : `${texts.steps[step]} (${allowed.length})`}
              {keys[step] && <kbd aria-hidden>Shift {keys[step]}</kbd>}
            </button>
          ))}
          <button type="button" disabled={progress !== undefined} onClick={onClear}>
            {t`Clear selection`} <kbd aria-hidden>Esc</kbd>
          </button>
        </span>
      </div>
    </section>
  )
}

function ChosenTotals({ orders }: Pick<ChosenBarProps, 'orders'>) {
  const { t } = useLingui()
  const lines = orders.reduce((sum, { lineCount }) => sum + lineCount, 0)
  const [currency, ...others] = new Set(orders.map(({ currencyCode }) => currencyCode))
  const money = useMoney(currency ?? '')
  const nets = orders.flatMap(({ totals }) => (totals ? [minorOf(totals.net)] : []))
  const net = money(formatMinor(nets.reduce((sum, each) => sum + each, 0) as Minor))
  const hasSum = nets.length > 0 && others.length === 0
  return (
    <span className="figures">
      {hasSum && t`${net} net`}
      {hasSum && ' · '}
      {t`${plural(lines, { one: '# line', other: '# lines' })}`}
    </span>
  )
}
