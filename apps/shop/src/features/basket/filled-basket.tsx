import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'
import { useDeferredValue, useMemo, useState } from 'react'
import { useConfig } from '../../kernel/app/shop-queries.ts'
import { useShopState } from '../../kernel/app/shop-state.ts'
import { useLastingShelf } from '../catalogue/use-lasting-shelf.ts'
import { BasketHead } from './basket-head.tsx'
import { BasketLedger } from './basket-ledger.tsx'
import { BasketPayBar, BasketSummary } from './basket-summary.tsx'
import { BasketTools } from './basket-tools.tsx'
import { useNextDelivery } from './delivery-clock.tsx'
import { findLines } from './find-lines.ts'
import type { LineDesk } from './line-acts.ts'
import { QuickAdd } from './quick-add.tsx'
import { hasTrouble, troubleWords } from './trouble.ts'
import type { ShownBasket } from './use-edited-basket.ts'
import { useGrouping } from './use-grouping.ts'

/** A basket with lines in it. */
export function FilledBasket({ basket }: { readonly basket: ShownBasket }) {
  const { t } = useLingui()
  const { basketAlertMessage } = useConfig()
  const desk = useLineDesk(basket.id)
  const delivery = useNextDelivery()
  const [onlyTrouble, setOnlyTrouble] = useState(false)
  const troubled = basket.lines.filter(hasTrouble)
  const narrowed = onlyTrouble && troubled.length > 0
  const [sought, setSought] = useState('')
  const [grouping, setGrouping] = useGrouping()
  const shown = findLines(narrowed ? troubled : basket.lines, useDeferredValue(sought))
  const isPart = narrowed || sought.trim() !== ''
  return (
    <>
      <BasketHead basket={basket} />
      <div className="mb-3 grid gap-2 empty:hidden">
        {basketAlertMessage && <Note>{basketAlertMessage}</Note>}
        {troubled.length > 0 && (
          <TroubleNote
            count={troubled.length}
            words={troubleWords(troubled, desk.i18n)}
            narrowed={narrowed}
            onNarrow={setOnlyTrouble}
          />
        )}
      </div>
      <div className="beside-summary">
        <div className="min-w-0">
          {basket.isActive && <QuickAdd />}
          <BasketTools sought={sought} onSeek={setSought} grouping={grouping} onGroup={setGrouping} />
          {isPart && shown.length === 0 && (
            <p className="py-4 text-ink-2">{t`Nothing like it in this basket.`}</p>
          )}
          <BasketLedger
            name={basket.name}
            lines={shown}
            unpriced={isPart ? 0 : basket.unpriced.length}
            desk={desk}
            grouping={grouping}
          />
        </div>
        <BasketSummary basket={basket} delivery={delivery} />
      </div>
      <BasketPayBar basket={basket} delivery={delivery} />
    </>
  )
}

/** As lasting as the shelf: 500 lines share it. */
function useLineDesk(basketId: LineDesk['basketId']): LineDesk {
  const { i18n } = useLingui()
  const { baskets, notices } = useShopState()
  const shelf = useLastingShelf()
  return useMemo(
    () => ({ basketId, baskets, notices, shelf, i18n }),
    [basketId, baskets, notices, shelf, i18n],
  )
}

interface TroubleNoteProps {
  readonly count: number
  readonly words: string
  readonly narrowed: boolean
  readonly onNarrow: (narrowed: boolean) => void
}

function TroubleNote({ count, words, narrowed, onNarrow }: TroubleNoteProps) {
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
