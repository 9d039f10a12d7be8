import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { Button } from '@provender/ui/controls/button'
import { focusBeside } from '@provender/web/page/focus-beside'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { productLabels } from '../catalogue/product-labels.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import { unitName } from '../catalogue/unit-name.ts'
import { learnedNow, learnedMatchesOf, memoryQuery, unlearn } from './learned-matches.ts'
import { learnedRows, productsOf } from './match-text.ts'

const shownAtOnce = 25

export function LearnedMatchSection() {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data: memory } = useQuery(memoryQuery)
  const learnedLines = memory?.learnedLines ?? []
  const { data: lines = learnedRows(learnedLines) } = useQuery({
    queryKey: ['learned-now', learnedLines],
    queryFn: () => learnedNow(client, learnedRows(learnedLines)),
    networkMode: 'always',
  })
  const count = showCount(lines.length, language)
  if (lines.length === 0) return null
  return (
    <details
      className="group/learned mt-10 border-y border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-13 cursor-pointer items-center gap-2 py-3 text-name">
        {t`Learned from your orders`} <span className="text-small figures text-ink-2">{count}</span>
      </summary>
      <p className="pb-3 text-small text-ink-2">
        {t`Products your company has confirmed for these words. Forget any that are wrong.`}
      </p>
      {isOpen && <LearnedMatchList lines={lines} />}
    </details>
  )
}

function LearnedMatchList({ lines }: { readonly lines: readonly LearnedMatch[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  const [maxLines, setMost] = useState(shownAtOnce)
  const visibleLines = lines.slice(0, maxLines)
  const ids = [...new Set(visibleLines.map(({ productId }) => productId))]
  const { data: products, isPending } = useQuery({
    queryKey: ['learned-products', ids],
    queryFn: () => productsOf(client, ids),
    networkMode: 'always',
    placeholderData: (before) => before,
  })
  const deleteMatch = async (line: LearnedMatch) => {
    await unlearn(client, [line.said])
    const { said: text } = line
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`“${text}” forgotten`,
      action: {
        label: t`Undo`,
        onAction: () => {
          void learnedMatchesOf(client)
            .learn([line])
            .then(() => client.invalidateQueries(memoryQuery))
        },
      },
    })
  }
  return (
    <>
      <ul aria-label={t`Learned from your orders`} className="border-t border-line">
        {visibleLines.map((line) => (
          <LearnedMatchItem
            key={line.said}
            line={line}
            product={products?.get(line.productId)}
            isPending={isPending}
            onDelete={() => void deleteMatch(line)}
          />
        ))}
      </ul>
      {lines.length > maxLines && (
        <div className="py-3">
          <Button size="small" onClick={() => setMost(maxLines + shownAtOnce)}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </>
  )
}

interface LearnedMatchItemProps {
  readonly line: LearnedMatch
  readonly product: ProductCardFieldsFragment | undefined
  readonly isPending: boolean
  readonly onDelete: () => void
}

function LearnedMatchItem({
  line: { said: text, unit },
  product,
  isPending,
  onDelete,
}: LearnedMatchItemProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const labels = productLabels(i18n)
  const sold = product && unitOf(product, unit)
  const parts = product
    ? [
        fullProductName(product),
        packOf(product, labels),
        sold && unitName(sold, product, { labels, language }),
      ].filter(Boolean)
    : [isPending ? '' : t`No longer in the range`]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1.5 tablet:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <q className="min-w-0 text-small wrap-anywhere text-ink-2">{text}</q>
      <span className="min-w-0 text-small max-tablet:col-start-1">{parts.join(' · ')}</span>
      <div className="max-tablet:col-start-2 max-tablet:row-span-2 max-tablet:row-start-1">
        <Button
          look="bare"
          size="small"
          aria-label={t`Forget what “${text}” means`}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget)
            onDelete()
          }}
        >
          {t`Forget`}
        </Button>
      </div>
    </li>
  )
}
