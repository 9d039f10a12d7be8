import { executeOf } from '@provender/client/api/api-query'
import type { PaymentType } from '@provender/domain/order/order'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'
import { CashQuestion } from './cash-question.tsx'
import { refreshOrders } from './order-queries.ts'
import { type OrderStep, questionOf } from './order-steps.ts'
import { ReasonQuestion } from './reason-question.tsx'
import { stepMutations } from './step-mutations.ts'
import type { StepAnswer } from './step-question.tsx'
import { useOrderTexts } from './use-order-texts.ts'

const keys: Partial<Readonly<Record<OrderStep, string>>> = { CONFIRM: 'c', RELEASE: 'c', HOLD: 'h' }

interface StepBarProps {
  readonly order: {
    readonly number: string
    readonly version: number
    readonly paymentType: PaymentType
    readonly currencyCode: string
  }
  /** The cash to collect at the handover; null if none. */
  readonly toCollect: string | null
  readonly steps: readonly OrderStep[]
  readonly head: ReactNode
  readonly children: ReactNode
}

/** The head of an order with its steps, and below it the order itself, after the question of a step. */
export function StepBar({ order, toCollect, steps, head, children }: StepBarProps) {
  const texts = useOrderTexts()
  const { asked, inProgress, refusal, rule, begin, answer, goBack } = useSteps(order)
  const keyActions = Object.fromEntries(
    steps.flatMap((step) => {
      const key = keys[step]
      return key === undefined ? [] : [[key, () => begin(step)] as const]
    }),
  )
  useKeys(asked ? noKeys : keyActions)
  const question = asked && {
    step: asked,
    isBusy: inProgress === asked,
    onAnswer: answer,
    onBack: goBack,
  }
  const isCash = asked && questionOf(asked, order.paymentType) === 'cash'
  const [main] = steps
  return (
    <div className="pane">
      <header className="pane-top">
        {head}
        <span className="steps">
          {steps.map((step) => (
            <Button
              key={step}
              look={step === main && step !== 'HOLD' && step !== 'CANCEL' && !asked ? 'go' : 'plain'}
              busy={inProgress === step}
              aria-keyshortcuts={keys[step]}
              onClick={() => begin(step)}
            >
              {texts.steps[step]}
              {keys[step] && <kbd aria-hidden>{keys[step]}</kbd>}
            </Button>
          ))}
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className="pane-body scroll" tabIndex={0}>
        <RefusalNote refusal={refusal} />
        {rule !== undefined && (
          <Note tone="bad" urgent>
            {rule}
          </Note>
        )}
        {question &&
          (isCash ? (
            <CashQuestion
              key={asked}
              {...question}
              toCollect={toCollect ?? '0.00'}
              currencyCode={order.currencyCode}
            />
          ) : (
            <ReasonQuestion key={asked} {...question} />
          ))}
        {children}
      </div>
    </div>
  )
}

const noKeys = {}

interface StepInProgress {
  readonly step: OrderStep
  /** Of the order when the step was taken. */
  readonly version: number
}

/** The steps of an order, one at a time: the next may follow as soon as the changed order is on the screen. */
function useSteps({ number, version, paymentType }: StepBarProps['order']) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<OrderStep>()
  const [last, setLast] = useState<StepInProgress>()
  const inProgress = last?.version === version ? last.step : undefined
  const [rule, setRule] = useState<string>()
  const [refusal, send] = useSubmit<readonly [OrderStep, StepAnswer]>(async ([step, answered]) => {
    const { change } = await executeOf(queryClient)(stepMutations[step], { number, version, ...answered })
    setRule(change.refusal?.message)
    if (!change.refusal) setAsked(undefined)
  })
  const runStep = async (step: OrderStep, answered: StepAnswer): Promise<void> => {
    if (inProgress) return
    const own = { step, version }
    setLast(own)
    setRule(undefined)
    await send([step, answered])
    // Also after a refusal, because another member may have changed the order.
    await refreshOrders(queryClient).catch(() => undefined)
    setLast((latest) => (latest === own ? undefined : latest))
  }
  return {
    asked,
    inProgress,
    refusal,
    rule,
    begin: (step: OrderStep) => {
      if (questionOf(step, paymentType)) setAsked(step)
      else void runStep(step, {})
    },
    answer: (answered: StepAnswer) => {
      if (asked) void runStep(asked, answered)
    },
    goBack: () => setAsked(undefined),
  }
}
