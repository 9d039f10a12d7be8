import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { isStillSold } from './reorder.ts'
import { useReorder } from './use-reorder.ts'

const AgainIcon = icon(rotateCcw)

export function ReorderButton({ lines }: { readonly lines: readonly OrderLineFieldsFragment[] }) {
  const { t } = useLingui()
  const { intoActiveBasket: again } = useReorder(lines)
  return (
    <Button look="go" disabled={!lines.some(isStillSold)} onClick={again}>
      <AgainIcon size="s" /> {t`Order again`}
    </Button>
  )
}
