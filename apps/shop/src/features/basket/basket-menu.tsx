import { useLingui } from '@lingui/react/macro'
import type { Basket } from '@provender/domain/basket/basket'
import type { MenuAction } from '@provender/ui/overlays/menu-panel'
import { icon } from '@provender/ui/tokens/icon'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { Menu } from '@provender/web/page/menu'
import { useQueryClient } from '@tanstack/react-query'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as copy } from 'lucide-react/icons/copy'
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis'
import { __iconData as fileDown } from 'lucide-react/icons/file-down'
import { __iconData as pencil } from 'lucide-react/icons/pencil'
import { __iconData as trash } from 'lucide-react/icons/trash'
import { Suspense, useState } from 'react'
import { useBasketActions } from './use-basket-actions.ts'
import { useDownload } from './use-download.ts'

const MoreIcon = icon(ellipsis)
const ActivateIcon = icon(check)
const RenameIcon = icon(pencil)
const DownloadIcon = icon(fileDown)
const CopyIcon = icon(copy)
const DeleteIcon = icon(trash)

const RenameDialog = lazyPart(async () => (await import('./name-basket-dialog.tsx')).RenameBasketDialog)
const DeleteDialog = lazyPart(async () => (await import('./delete-basket-dialog.tsx')).DeleteBasketDialog)

export interface BasketMenuProps {
  readonly basket: Pick<Basket, 'id' | 'name' | 'isActive'>
  readonly onDeleted?: () => void
  readonly onDuplicated?: () => void
  readonly more?: readonly MenuAction[]
}

export function BasketMenu({ basket, onDeleted, onDuplicated, more: others = [] }: BasketMenuProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { activate: makeActive, duplicate } = useBasketActions()
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete'>()
  // Once opened, the dialog stays mounted, so that it can animate when it closes.
  const [opened, setOpened] = useState<'rename' | 'delete'>()
  const showDialog = (dialog: 'rename' | 'delete') => {
    setOpened(dialog)
    setOpenDialog(dialog)
  }
  const close = () => setOpenDialog(undefined)
  const download = useDownload()
  const onDownload = () =>
    void download(
      async () => await (await import('./download-basket.ts')).downloadBasket(queryClient, basket.id, i18n),
    )
  const activate = {
    name: t`Make active`,
    icon: <ActivateIcon size="s" />,
    onChoose: () => makeActive(basket.id),
  }
  const more = t`More`
  return (
    <>
      <Menu
        label={`${more}, ${basket.name}`}
        face={<MoreIcon />}
        actions={[
          ...(basket.isActive ? [] : [activate]),
          { name: t`Download CSV`, icon: <DownloadIcon size="s" />, onChoose: onDownload },
          { name: t`Rename`, icon: <RenameIcon size="s" />, onChoose: () => showDialog('rename') },
          {
            name: t`Duplicate`,
            icon: <CopyIcon size="s" />,
            onChoose: () => {
              if (duplicate(basket)) onDuplicated?.()
            },
          },
          ...others,
          {
            name: t`Delete basket`,
            icon: <DeleteIcon size="s" />,
            danger: true,
            onChoose: () => showDialog('delete'),
          },
        ]}
      />
      <Suspense>
        {opened === 'rename' && (
          <RenameDialog basket={basket} open={openDialog === 'rename'} onClose={close} />
        )}
        {opened === 'delete' && (
          <DeleteDialog
            basket={basket}
            open={openDialog === 'delete'}
            onClose={close}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </>
  )
}
