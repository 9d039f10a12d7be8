import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { PageBar } from '@provender/ui/page/page-bar'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { shortfallsText } from '../order/shortfall-text.ts'
import { sumOfRows } from './line-money.ts'
import { PasteRowView } from './paste-row-view.tsx'
import { PasteSection } from './paste-section.tsx'
import { useAddable } from './use-addable.ts'
import { useMatchedCount } from './use-matched-count.ts'
import { usePasteSections } from './use-paste-sections.ts'
import type { Paste } from './use-paste.ts'

export interface PasteRowsProps {
  readonly paste: Paste
}

export function PasteRows({ paste }: PasteRowsProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { notices } = useShopState()
  const { rows, neverBought, onRemoved, deleteMatch, reread } = paste
  const { areMatched, isFoldedNow, onAction, chooseProduct, list } = useMatchedCount(paste)
  const { addable, isSettled } = useAddable(rows)
  const ready = rows.filter(({ isConfirmed }) => isConfirmed).length
  const readyText = showCount(ready, listContext.language)
  const open = rows.length - ready
  const openText = showCount(open, listContext.language)
  const net = sumOfRows(rows, addable, listContext)
  const { lines } = useAmounts()
  const sections = usePasteSections(rows, areMatched)
  const add = () => {
    const { count, shortfalls, undo } = paste.add(addable)
    const countText = showCount(count, listContext.language)
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(count, { one: `${countText} line is in your basket`, other: `${countText} lines are in your basket` })}`,
      detail: shortfallsText(shortfalls, listContext.labels, i18n),
      action: count > 0 ? { label: t`Undo`, onAction: undo } : undefined,
    })
  }
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const typed = typedField(currentTarget)
    if (typed) {
      typed.focus()
      notices.show({ kind: 'toast', about: 'info', text: t`Please confirm the quantity that you typed.` })
    } else if (isSettled) add()
    else setWaiting(true)
  }
  const [isWaiting, setWaiting] = useState(false)
  const addAfterWait = useEffectEvent(() => {
    setWaiting(false)
    add()
  })
  useEffect(() => {
    if (!isWaiting || !isSettled) return undefined
    const timer = setTimeout(() => addAfterWait())
    return () => clearTimeout(timer)
  }, [isWaiting, isSettled])
  return (
    <>
      <div ref={list}>
        {sections.map(({ key, group, name, count, members, isFolded }) => {
          const confirmed = members.filter(({ isConfirmed }) => isConfirmed)
          return (
            <PasteSection
              key={key}
              group={group}
              name={name}
              count={count}
              sum={confirmed.length > 0 ? sumOfRows(confirmed, addable, listContext) : undefined}
              isFolded={isFolded}
              takesFocus={key === 'matched' && isFoldedNow}
            >
              <ul aria-label={t`Lines that were read: ${name}`} data-density="compact">
                {members.map((row) => (
                  <PasteRowView
                    key={row.id}
                    row={row}
                    addable={addable.get(row.id)?.quantity}
                    limitedBy={addable.get(row.id)?.by}
                    isNeverBought={row.choice !== undefined && neverBought.has(row.choice.product.id)}
                    onAction={onAction}
                    onRemoved={onRemoved}
                    chooseProduct={chooseProduct}
                    deleteMatch={deleteMatch}
                    reread={row.id === reread?.id ? reread : undefined}
                  />
                ))}
              </ul>
            </PasteSection>
          )
        })}
      </div>
      <PageBar className="flex items-center gap-x-4 bg-ground py-2.5 tablet:justify-end">
        <p className="min-w-0 flex-1 text-small figures text-ink-2 tablet:text-end">
          {ready > 0 && (
            <b className="block text-[1rem] font-[640] text-ink">
              {lines(ready)} · {t`${net} + VAT`}
            </b>
          )}
          {open > 0 &&
            t`${plural(open, { one: `${openText} line to check stays here`, other: `${openText} lines to check stay here` })}`}
        </p>
        <Button
          look="go"
          size="tall"
          disabled={ready === 0 || paste.state === 'reading'}
          busy={isWaiting}
          onClick={press}
        >
          {ready === 0
            ? t`Add to the basket`
            : t`${plural(ready, { one: `Add ${readyText} line`, other: `Add ${readyText} lines` })}`}
        </Button>
      </PageBar>
    </>
  )
}

/** The quantity of a ticked line that is typed and not approved: it would be lost with its row. */
function typedField(button: HTMLElement): HTMLElement | undefined {
  const field = button
    .closest('section')
    ?.querySelector<HTMLElement>('li:has(> .tick:checked) [data-typing] input')
  field?.closest('details')?.setAttribute('open', '')
  return field ?? undefined
}
