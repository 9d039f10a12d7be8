import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import { memoryQuery } from './learned-matches.ts'
import type { PasteRow } from './paste-rows.ts'
import { differInPackOnly, reasonText, usualOf } from './reason-text.ts'

interface PasteReasonProps {
  readonly row: PasteRow
  readonly isNeverBought: boolean
}

/** Why the customer should look at a line, and what the company's purchases say about it. */
export function PasteReason({ row, isNeverBought }: PasteReasonProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <b className="font-[560] text-low">
        {reasonText(row, i18n) ?? (row.choice ? t`Is this the one?` : t`Which one?`)}
      </b>
      {!row.isConfirmed && <Habit row={row} isNeverBought={isNeverBought} />}
    </>
  )
}

function Habit({ row, isNeverBought }: PasteReasonProps) {
  const { t } = useLingui()
  const { labels } = useProductList()
  const bought = useQuery(memoryQuery).data?.previouslyBought ?? []
  const product = usualOf(
    row,
    bought.map((purchase) => purchase.product.id),
  )
  if (product) {
    const usual = (differInPackOnly(row) && packOf(product, labels)) || fullProductName(product)
    return <span className="figures">{t`You usually take ${usual}.`}</span>
  }
  return isNeverBought && <span>{t`You have not bought this yet.`}</span>
}
