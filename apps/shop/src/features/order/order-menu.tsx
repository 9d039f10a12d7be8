import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { Menu } from '@provender/web/page/menu'
import { __iconData as ban } from 'lucide-react/icons/ban'
import { __iconData as copyPlus } from 'lucide-react/icons/copy-plus'
import { __iconData as arrowDown } from 'lucide-react/icons/download'
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis'
import { useDownload } from '../basket/use-download.ts'
import type { OrderPageQuery } from './orders.documents.ts'
import { isAnySold } from './reorder.ts'
import { useCancelDialog } from './use-cancel-dialog.tsx'
import { useReorder } from './use-reorder.ts'

const MoreIcon = icon(ellipsis)
const ApartIcon = icon(copyPlus)
const DownloadIcon = icon(arrowDown)
const CancelIcon = icon(ban)

export function OrderMenu({ order }: { readonly order: OrderPageQuery['order'] }) {
  const { t, i18n } = useLingui()
  const { intoNewBasket } = useReorder()
  const download = useDownload()
  const { dialog, openDialog } = useCancelDialog(order)
  const { number } = order
  const onDownload = () =>
    void download(async () => await (await import('./download-order.ts')).downloadOrder(order, i18n))
  const cancel = {
    name: t`Cancel order`,
    icon: <CancelIcon size="s" />,
    danger: true,
    onChoose: openDialog,
  }
  return (
    <>
      <Menu
        label={t`More about order ${number}`}
        face={<MoreIcon />}
        actions={[
          {
            name: t`Repeat as a new basket`,
            icon: <ApartIcon size="s" />,
            off: !isAnySold(order.lines),
            onChoose: () => intoNewBasket(order.lines, t`Order ${number}`),
          },
          { name: t`Download as CSV`, icon: <DownloadIcon size="s" />, onChoose: onDownload },
          ...(order.canCancel ? [cancel] : []),
        ]}
      />
      {dialog}
    </>
  )
}
