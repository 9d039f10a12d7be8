import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useNextDelivery } from '../../kernel/session/use-next-delivery.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { BasketHeader } from './basket-header.tsx'
import { isUnsavedBasket } from './basket-href.ts'
import { BasketLineTable } from './basket-line-table.tsx'
import { BasketPrint } from './basket-print.tsx'
import { BasketPayBar, BasketSummary } from './basket-summary.tsx'
import { BasketTools } from './basket-tools.tsx'
import { hasFailure, failureText } from './failure-text.ts'
import { findLines } from './find-lines.ts'
import { followScroll } from './give-way.ts'
import type { LineController } from './line-actions.ts'
import type { EditedBasketView } from './use-edited-basket.ts'
import { useGrouping } from './use-grouping.ts'

export function FilledBasket({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const { basketAlertMessage } = useConfig()
  const controller = useLineController(basket.id)
  const delivery = useNextDelivery()
  const [showsFailuresOnly, setShowsFailuresOnly] = useState(false)
  const failedLines = basket.lines.filter(hasFailure)
  const narrowed = showsFailuresOnly && failedLines.length > 0
  const [searchText, setSearchText] = useState('')
  const [grouping, setGrouping] = useGrouping()
  const visibleLines = findLines(narrowed ? failedLines : basket.lines, useDeferredValue(searchText))
  useEffect(followScroll, [])
  const isPart = narrowed || searchText.trim() !== ''
  return (
    <>
      <BasketPrint basket={basket} controller={controller} />
      <div className="print:hidden" data-basket-page>
        <PagePart>
          <BasketHeader basket={basket} />
        </PagePart>
        <div className="beside-summary">
          <div className="min-w-0">
            <PagePart>
              <BasketTools
                basket={basket}
                searchText={searchText}
                onSearch={setSearchText}
                grouping={grouping}
                onGroup={setGrouping}
              />
            </PagePart>
            <div className="mb-3 grid gap-2 empty:hidden max-tablet:my-2">
              {basketAlertMessage && <Note>{basketAlertMessage}</Note>}
              {isUnsavedBasket(basket, useBaskets()) && (
                <Note>{t`This basket is only on this device so far. You can check out once it is synced.`}</Note>
              )}
              {failedLines.length > 0 && (
                <FailureNote
                  count={failedLines.length}
                  text={failureText(failedLines, controller.i18n)}
                  narrowed={narrowed}
                  onNarrow={setShowsFailuresOnly}
                />
              )}
            </div>
            {isPart && visibleLines.length === 0 && (
              <p className="py-4 text-ink-2">{t`No matches in this basket.`}</p>
            )}
            <PagePart>
              <BasketLineTable
                name={basket.name}
                lines={visibleLines}
                unpriced={isPart ? 0 : basket.unpriced.length}
                controller={controller}
                grouping={grouping}
              />
            </PagePart>
          </div>
          <PagePart>
            <BasketSummary basket={basket} delivery={delivery} />
          </PagePart>
        </div>
        <PagePart>
          <BasketPayBar basket={basket} delivery={delivery} />
        </PagePart>
      </div>
    </>
  )
}

/** Keeps its identity like the product list context, because 500 lines share it. */
function useLineController(basketId: LineController['basketId']): LineController {
  const { i18n } = useLingui()
  const { baskets, notices } = useShopState()
  const listContext = useProductList()
  return useMemo(
    () => ({ basketId, baskets, notices, listContext, i18n }),
    [basketId, baskets, notices, listContext, i18n],
  )
}

interface FailureNoteProps {
  readonly count: number
  readonly text: string
  readonly narrowed: boolean
  readonly onNarrow: (narrowed: boolean) => void
}

function FailureNote({ count, text: words, narrowed, onNarrow }: FailureNoteProps) {
  const { t } = useLingui()
  const lines = t`${plural(count, { one: '# line to sort out', other: '# lines to sort out' })}`
  return (
    <Note tone="low">
      <div className="max-tablet:flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:gap-x-3">
        <span className="max-tablet:flex-[1_1_7em]">
          <Trans>
            <b>{lines}</b>
            <span className="max-tablet:sr-only"> before checkout: {words}.</span>
          </Trans>{' '}
        </span>
        <button
          type="button"
          className="press-area relative text-end link"
          aria-pressed={narrowed}
          onClick={() => onNarrow(!narrowed)}
        >
          {narrowed ? t`Show all` : t`Show only these`}
        </button>
      </div>
    </Note>
  )
}
