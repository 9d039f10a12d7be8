import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { useOnNearViewport } from '@provender/web/loading/use-on-near-viewport'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { moveRowFocus } from '../../kernel/move-row-focus.ts'
import { useKeys } from '../../kernel/use-keys.ts'
import { useMember } from '../staff/member.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { chooseTo, toggle, without } from './order-choice.ts'
import type { OrderFilter, OrderSearch } from './order-filter.ts'
import { OrderList } from './order-list.tsx'
import { ordersQuery } from './order-queries.ts'
import { keepInPlace, showAll } from './shown-orders.ts'

const ArrivedIcon = icon(arrowUp)

export function useOrders(filter: OrderFilter) {
  const { role } = useMember()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useSuspenseInfiniteQuery(ordersQuery(filter, role))
  const rows = useMemo(() => data.pages.flatMap(({ nodes }) => nodes), [data])
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    rows,
    count: data.pages[0]?.count ?? 0,
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    loadMore,
  }
}

interface LiveOrdersProps {
  readonly orders: ReturnType<typeof useOrders>
  readonly search: OrderSearch
  readonly opened: string | undefined
}

/** The list. It never moves under the pointer: new orders wait in a bar above it. */
export function LiveOrders({ orders, search, opened }: LiveOrdersProps) {
  const { t } = useLingui()
  const { rows, hasMore, isLoading, hasFailed, loadMore } = orders
  const list = useRef<HTMLDivElement>(null)
  const [visible, setVisible] = useState(() => showAll(rows))
  const showNow = useCallback(() => setVisible(showAll(rows)), [rows])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ownStep = useOwnStep()
  const { numbers } = ownStep
  useEffect(
    () =>
      setVisible((before) => (isInUse(list.current) ? keepInPlace(before, rows, numbers) : showAll(rows))),
    [rows, numbers],
  )
  const end = useOnNearViewport<HTMLDivElement>(hasMore && !isLoading && !hasFailed ? loadMore : undefined)
  const { arrived } = visible
  const chosenOrders = useMemo(
    () =>
      visible.orders.flatMap(({ row, hasLeft }) =>
        hasLeft || !chosen.has(row.order.number) ? [] : [row.order],
      ),
    [visible, chosen],
  )
  const onToggle = useCallback((number: string) => setChosen((before) => toggle(before, number)), [])
  const unchoose = useCallback((number: string) => setChosen((before) => without(before, number)), [])
  const clear = useCallback(() => setChosen(new Set()), [])
  // The question of a step takes the focus with it when it closes.
  const focusList = useCallback(
    () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) moveRowFocus(list.current, 1)
      }),
    [],
  )
  useKeys(
    useMemo(
      () => ({
        '.': showNow,
        j: () => moveRowFocus(list.current, 1),
        k: () => moveRowFocus(list.current, -1),
        x: () => chooseFocused(list.current, onToggle),
        X: () =>
          chooseFocused(list.current, (number) =>
            setChosen((before) => chooseTo(before, numbersIn(list.current), number)),
          ),
      }),
      [showNow, onToggle],
    ),
  )
  return (
    <section className="desk-list" aria-label={t`Orders`}>
      <output className="block">
        {arrived > 0 && (
          <button type="button" className="arrived" onClick={showNow}>
            <ArrivedIcon size="s" />
            {t`${plural(arrived, { one: '# order came in', other: '# orders came in' })}`}
            <span className="push">
              {t`show`} <kbd aria-hidden>.</kbd>
            </span>
          </button>
        )}
      </output>
      <div
        ref={list}
        className="scroll"
        onPointerLeave={() => {
          if (!isInUse(list.current)) showNow()
        }}
      >
        {visible.orders.length > 0 ? (
          <OrderList {...{ orders: visible.orders, search, opened, chosen, onToggle }} />
        ) : (
          <p className="nothing">{t`No order is in this state.`}</p>
        )}
        {hasMore && (
          <div ref={end} className="p-4">
            <Button busy={isLoading} onClick={loadMore}>{t`Show more`}</Button>
          </div>
        )}
      </div>
      <ChosenBar
        orders={chosenOrders}
        onBegin={ownStep.begin}
        onDone={unchoose}
        onEnd={() => {
          ownStep.end()
          focusList()
        }}
        onClear={clear}
      />
      <p className="keys">
        <span>
          <kbd>j</kbd> <kbd>k</kbd> {t`move`}
        </span>
        <span>
          <kbd>Enter</kbd> {t`open`}
        </span>
        <span>
          <kbd>x</kbd> {t`choose order`}
        </span>
        <span>
          <kbd>Shift x</kbd> {t`choose to here`}
        </span>
        <span>
          <kbd>Esc</kbd> {t`back`}
        </span>
      </p>
    </section>
  )
}

const noNumbers: ReadonlySet<string> = new Set()
/** The list may be read again after a step has ended: a live message overtakes the answer. */
const lastReadMs = 5000

/** The orders of the user's own step, until the list without them has been read. Later they leave like all others. */
function useOwnStep() {
  const [{ numbers, isOver }, setStep] = useState({ numbers: noNumbers, isOver: true })
  useEffect(() => {
    if (!isOver || numbers === noNumbers) return undefined
    const timer = setTimeout(() => setStep({ numbers: noNumbers, isOver }), lastReadMs)
    return () => clearTimeout(timer)
  }, [numbers, isOver])
  return {
    numbers,
    begin: (orders: ReadonlySet<string>) => setStep({ numbers: orders, isOver: false }),
    end: () => setStep((step) => ({ ...step, isOver: true })),
  }
}

const choosable = 'tr:not([data-left]) a[data-order]'

/** The numbers of the orders that can be chosen, from the top. */
function numbersIn(list: HTMLElement | null): readonly string[] {
  const links = [...(list?.querySelectorAll<HTMLElement>(choosable) ?? [])]
  return links.map((link) => link.dataset['order'] ?? '')
}

function chooseFocused(list: HTMLElement | null, choose: (number: string) => void): void {
  const focused = list?.querySelector<HTMLElement>(`${choosable}:focus`)
  const number = focused?.dataset['order']
  if (number !== undefined) choose(number)
}

/** True if the pointer or the focus is in the list, or if the user has scrolled it. */
function isInUse(list: HTMLElement | null): boolean {
  return list !== null && (list.scrollTop > 0 || list.matches(':hover, :focus-within'))
}
