import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BasketShareToken } from './share.documents.ts'
import type { EditedBasketView } from './use-edited-basket.ts'

export interface ShareDialogProps {
  readonly basket: Pick<EditedBasketView, 'id' | 'name'>
  readonly open: boolean
  readonly onClose: () => void
}

export function ShareDialog({ basket, open, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const { name } = basket
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const { data, isError } = useQuery({
    ...apiQuery(BasketShareToken, { basketId: basket.id }),
    enabled: open,
    staleTime: 60_000,
  })
  const link = data ? platform().navigation.origin() + linkTo(data.basketShareToken) : ''
  const copy = async () => {
    field.current?.select()
    // Plain HTTP has no clipboard API. The link stays selected, so that the user can copy it.
    const copyText = platform().sharing.copyText()
    if (!copyText) return
    await copyText(link)
    setCopied(true)
  }
  const shareLink = platform().sharing.shareLink()
  const share = async () => {
    try {
      await shareLink?.({ title: name, url: link })
    } catch {
      // The user closed the browser's share dialog.
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Share basket`}
      closeLabel={t`Close`}
      dismissible
      actions={
        <>
          {shareLink && (
            <Button disabled={link === ''} onClick={() => void share()}>
              {t`Share`}
            </Button>
          )}
          <Button look="go" disabled={link === ''} onClick={() => void copy()}>
            {isCopied ? t`Copied` : t`Copy link`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {t`Anyone at your company with this link can open ${name}, work in it or copy it. It works for 14 days.`}
      </p>
      {isError ? (
        <Note tone="bad" urgent>
          {t`No connection`}
        </Note>
      ) : (
        <TextField
          ref={field}
          label={t`Link`}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Dialog>
  )
}

function linkTo(token: string): string {
  return hrefOf({ to: '/baskets/shared', search: { token } })
}
