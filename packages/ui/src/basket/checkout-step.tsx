import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { cx } from '../tokens/cx.ts'

const tones = {
  bad: { bar: 'before:bg-bad', detail: 'text-bad' },
  low: { bar: 'before:bg-low', detail: 'text-low' },
} as const

const numbers = {
  now: 'border-ink bg-ink text-ground',
  later: 'border-line-strong text-ink-2',
} as const

export interface CheckoutStepAction {
  /** 'Change', 'Keep', 'Done', 'Add a note or PO number' */
  readonly label: string
  readonly onPress: () => void
}

export interface CheckoutStepProps {
  /** Lets the page lead to the step. */
  readonly id: string
  readonly icon: ReactNode
  /** Takes the place of the icon while the step asks. */
  readonly number: number
  /** 'Payment type' */
  readonly title: string
  /** `open`: an answered step that is being changed. `now`: it asks. `later`: it will ask after another. */
  readonly state: 'done' | 'open' | 'now' | 'later'
  /** A problem with the answer, which takes the place of the number. */
  readonly tone?: keyof typeof tones | undefined
  /** 'On account'; the question of a step without an answer. */
  readonly answer?: ReactNode
  /** '£2,001.87 credit left' */
  readonly detail?: ReactNode
  /** Opens a complete step, or closes an open one. */
  readonly action?: CheckoutStepAction | undefined
  /** The options while the step is open, or the ways out of a problem. */
  readonly children?: ReactNode
}

/** One of the sections of the checkout, as a line of a ledger that opens in place. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { id, icon, number, title, state, tone, answer, detail, action, children } = props
  const isAsked = state === 'now' || state === 'later'
  return (
    <section
      id={id}
      aria-current={state === 'now' || state === 'open' ? 'step' : undefined}
      className={cx(
        'relative grid min-h-16 scroll-mt-40 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.25 first-of-type:border-t first-of-type:border-t-ink tablet:min-h-15 tablet:grid-cols-[24px_168px_minmax(0,1fr)_auto] tablet:py-2',
        tone &&
          `before:absolute before:inset-y-2 before:-left-3 before:w-1 before:rounded-full tablet:before:-left-4 ${tones[tone].bar}`,
      )}
    >
      <span className="row-span-2 grid place-items-center self-start pt-1 text-ink-2 tablet:row-span-1 tablet:self-center tablet:pt-0">
        {isAsked && !tone ? (
          <span
            className={`grid size-6 place-items-center rounded-full border-[1.5px] text-[0.8125rem]/none font-[680] figures ${numbers[state]}`}
          >
            {number}
          </span>
        ) : (
          icon
        )}
      </span>
      <h2
        className={cx(
          'text-small tablet:text-body',
          state === 'later' ? 'text-ink-3' : state === 'done' ? 'text-ink-2' : 'font-[560] text-ink',
        )}
      >
        {title}
      </h2>
      <div className="col-start-2 row-start-2 min-w-0 tablet:col-start-3 tablet:row-start-1">
        {answer && (
          <p
            className={cx(
              'text-[0.9375rem]/5.25',
              state === 'later' ? 'font-[430] text-ink-3' : 'font-[620]',
            )}
          >
            {answer}
          </p>
        )}
        {detail && (
          <div className={cx('text-small figures', tone ? tones[tone].detail : 'text-ink-2')}>{detail}</div>
        )}
      </div>
      {action && (
        <div className="relative col-start-3 row-span-2 row-start-1 -mr-2 max-w-[min(9rem,40vw)] self-start tablet:col-start-4 tablet:row-span-1 tablet:max-w-none tablet:self-center [&>button]:text-end">
          <Button
            look="bare"
            size="small"
            data-step-action
            aria-expanded={state === 'open'}
            aria-label={`${action.label}, ${title}`}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        </div>
      )}
      {children && (
        <div className="col-span-full grid min-w-0 gap-3 pt-3 pb-3 empty:hidden tablet:col-start-2 tablet:pt-1.5">
          {children}
        </div>
      )}
    </section>
  )
}
