import { useLingui } from '@lingui/react/macro'
import { OrderGuideLines } from '@provender/ui/basket/order-guide-line'
import { SectionHeader } from '@provender/ui/page/section-header'
import { hrefOf } from '@provender/web/address/href-of'
import { useState } from 'react'
import { OrderGuideItem } from '../order-guide/order-guide-item-row.tsx'
import { useDueItems } from '../usual/use-due-items.ts'

const maxRows = 4

/** What the company usually buys again by now and has not added to its basket. Renders nothing if there is none. */
export function StillDue() {
  const { t } = useLingui()
  const { due, isInBasket, rule } = useDueItems()
  // A product that is added stays in the list until the page is opened again: rows must not move under the finger.
  const [addedBefore] = useState(() => new Set(due.filter(isInBasket).map(({ product }) => product.id)))
  const rows = due.filter(({ product }) => !addedBefore.has(product.id)).slice(0, maxRows)
  if (rows.length === 0) return null
  return (
    <section aria-label={t`Still due`}>
      <SectionHeader
        title={t`Still due`}
        more={{ href: hrefOf({ to: '/account/order-guide' }), name: t`See all` }}
      />
      <OrderGuideLines label={t`Still due`}>
        {rows.map((usual) => (
          <OrderGuideItem key={usual.product.id} usual={usual} today={rule.today} />
        ))}
      </OrderGuideLines>
    </section>
  )
}
