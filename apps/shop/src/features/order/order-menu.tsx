import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { Menu } from '@provender/web/page/menu'
import { __iconData as ban } from 'lucide-react/icons/ban'
import { __iconData as copyPlus } from 'lucide-react/icons/copy-plus'
import { __iconData as arrowDown } from 'lucide-react/icons/download'
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { useDownload } from '../basket/use-download.ts'
import type { OrderPageQuery } from './orders.documents.ts'
import { isAnySold } from './reorder.ts'
import { useReorder } from './use-reorder.ts'

const MoreIcon = icon(ellipsis)
const ApartIcon = icon(copyPlus)
const DownloadIcon = icon(arrowDown)
const CancelIcon = icon(ban)

const CancelDialog = lazyPart(async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog)

export function OrderMenu({ order }: { readonly order: OrderPageQuery['order'] }) {
  const { t, i18n } = useLingui()
  const { intoNewBasket } = useReorder()
  const download = useDownload()
  const [isOpen, setOpen] = useState(false)
  // Once opened, the dialog stays mounted, so that it can animate when it closes.
  const [isMounted, setMounted] = useState(false)
  const { number } = order
  const onDownload = () =>
    void download(async () => await (await import('./download-order.ts')).downloadOrder(order, i18n))
  const cancel = {
    name: t`Cancel order`,
    icon: <CancelIcon size="s" />,
    danger: true,
    onChoose: () => {
      setMounted(true)
      setOpen(true)
    },
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
      <Suspense>
        {isMounted && <CancelDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
