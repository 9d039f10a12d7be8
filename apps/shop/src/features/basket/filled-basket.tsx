import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'
import { useRouteContext } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useConfig } from '../../kernel/app/shop-queries.ts'
import { useShopState } from '../../kernel/app/shop-state.ts'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { useLastingProductListContext } from '../catalogue/use-lasting-product-list-context.ts'
import { BasketHeader } from './basket-header.tsx'
import { BasketLineTable } from './basket-line-table.tsx'
import { BasketPrint } from './basket-print.tsx'
import { BasketPayBar, BasketSummary } from './basket-summary.tsx'
import { BasketTools } from './basket-tools.tsx'
import { useNextDelivery } from './delivery-clock.tsx'
import { hasFailure, failureText } from './failure-text.ts'
import { findLines } from './find-lines.ts'
import type { LineController } from './line-actions.ts'
import { QuickAdd } from './quick-add.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'
import { useGrouping } from './use-grouping.ts'

/** A phone shows the lines of such a basket instead of the tools to find one. */
const shortBasketLines = 5

/** A basket that has lines. */
export function FilledBasket({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const { basketAlertMessage } = useConfig()
  const { appFrame } = useRouteContext({ from: '__root__' })
  const controller = useLineController(basket.id)
  const delivery = useNextDelivery()
  const [showsFailuresOnly, setShowsFailuresOnly] = useState(false)
  const failedLines = basket.lines.filter(hasFailure)
  const narrowed = showsFailuresOnly && failedLines.length > 0
  const [searchText, setSearchText] = useState('')
  const [grouping, setGrouping] = useGrouping()
  // The tools stay while lines are removed, which would otherwise jump up under the finger.
  const [hadManyLines, setHadManyLines] = useState(false)
  if (!hadManyLines && basket.lines.length + basket.unpriced.length > shortBasketLines) setHadManyLines(true)
  const visibleLines = findLines(narrowed ? failedLines : basket.lines, useDeferredValue(searchText))
  const hasOneField = appFrame !== undefined && basket.isActive
  const countOf = (text: string) => findLines(basket.lines, text).length
  const isPart = narrowed || searchText.trim() !== ''
  return (
    <>
      <BasketPrint basket={basket} controller={controller} />
      <div className="print:hidden">
        <PagePart>
          <BasketHeader basket={basket} />
        </PagePart>
        <div className="mb-3 grid gap-2 empty:hidden">
          {basketAlertMessage && <Note>{basketAlertMessage}</Note>}
          {failedLines.length > 0 && (
            <FailureNote
              count={failedLines.length}
              text={failureText(failedLines, controller.i18n)}
              narrowed={narrowed}
              onNarrow={setShowsFailuresOnly}
            />
          )}
        </div>
        <div className="beside-summary">
          <div className="min-w-0">
            {basket.isActive && (
              // A browser's header has the same field, and a phone no room for a second one. An app's bar has none.
              <div className={appFrame ? 'mb-3' : 'max-tablet:hidden'}>
                <PagePart>
                  <QuickAdd lines={hasOneField ? { countOf, onFind: setSearchText } : undefined} />
                </PagePart>
              </div>
            )}
            {!hasOneField && (
              <div className={hadManyLines ? undefined : 'max-tablet:hidden'}>
                <BasketTools
                  searchText={searchText}
                  onSearch={setSearchText}
                  grouping={grouping}
                  onGroup={setGrouping}
                />
              </div>
            )}
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
  const listContext = useLastingProductListContext()
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
  const lines = t`${plural(count, { one: '# line needs a look', other: '# lines need a look' })}`
  return (
    <Note tone="low">
      <Trans>
        <b>{lines}</b> before checkout: {words}.
      </Trans>{' '}
      <button type="button" className="link" aria-pressed={narrowed} onClick={() => onNarrow(!narrowed)}>
        {narrowed ? t`Show all` : t`Show only these`}
      </button>
    </Note>
  )
}
