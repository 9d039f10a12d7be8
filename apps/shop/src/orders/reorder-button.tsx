import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/button'
import { icon } from '@provender/ui/icon'
import { useRouter } from '@tanstack/react-router'
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw'
import { newId } from '../app/new-id.ts'
import { useConfig } from '../app/shop-queries.ts'
import { useShopState } from '../app/shop-state.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { isStillSold, reorder } from './reorder.ts'

const AgainIcon = icon(rotateCcw)

/** Puts the order into the active basket again; what is no longer available is named. */
export function ReorderButton({ lines }: { readonly lines: readonly OrderLineFieldsFragment[] }) {
  const { t } = useLingui()
  const router = useRouter()
  const { baskets, notices } = useShopState()
  const stockPolicy = useConfig()
  const onReorder = () => {
    const { taken, gone } = reorder({ baskets, stockPolicy, newId }, lines)
    const names = gone.join(', ')
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(taken, { one: '# product is in your basket', other: '# products are in your basket' })}`,
      detail: gone.length > 0 ? t`No longer available: ${names}` : undefined,
    })
    void router.navigate({ href: '/baskets/detail' })
  }
  return (
    <Button look="go" disabled={!lines.some(isStillSold)} onClick={onReorder}>
      <AgainIcon size="s" /> {t`Order again`}
    </Button>
  )
}
