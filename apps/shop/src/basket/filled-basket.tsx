import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/note'
import { useState } from 'react'
import { useConfig } from '../app/shop-queries.ts'
import { useShopState } from '../app/shop-state.ts'
import { useShelf } from '../catalogue/use-shelf.ts'
import { BasketHead } from './basket-head.tsx'
import { BasketLedger } from './basket-ledger.tsx'
import { BasketPayBar, BasketSummary } from './basket-summary.tsx'
import { useNextDelivery } from './delivery-clock.tsx'
import type { LineDesk } from './line-acts.ts'
import { hasTrouble, troubleWords } from './trouble.ts'
import type { ShownBasket } from './use-edited-basket.ts'

/** A basket with lines in it. */
export function FilledBasket({ basket }: { readonly basket: ShownBasket }) {
  const { basketAlertMessage } = useConfig()
  const desk = useLineDesk(basket.id)
  const delivery = useNextDelivery()
  const [onlyTrouble, setOnlyTrouble] = useState(false)
  const troubled = basket.lines.filter(hasTrouble)
  const narrowed = onlyTrouble && troubled.length > 0
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
        <BasketLedger
          name={basket.name}
          lines={narrowed ? troubled : basket.lines}
          unpriced={narrowed ? 0 : basket.unpriced.length}
          desk={desk}
        />
        <BasketSummary basket={basket} delivery={delivery} />
      </div>
      <BasketPayBar basket={basket} delivery={delivery} />
    </>
  )
}

/** Made once: 500 lines share it, and would all be drawn again with a new one. */
function useLineDesk(basketId: LineDesk['basketId']): LineDesk {
  const { i18n } = useLingui()
  const { baskets, notices } = useShopState()
  const shelf = useShelf()
  const [desk] = useState((): LineDesk => ({ basketId, baskets, notices, shelf, i18n }))
  return desk
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
