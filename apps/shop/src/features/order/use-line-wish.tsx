import { useLingui } from '@lingui/react/macro'
import type { LineNote } from '@provender/ui/basket/basket-line'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as repeat } from 'lucide-react/icons/repeat-2'
import { type ReactNode, useState } from 'react'
import { LineWish, LineWishChoice, wishNote } from '../basket/line-wish.tsx'
import type { OrderLineFieldsFragment, OrderPageQuery } from './orders.documents.ts'
import { useOrderWish } from './use-order-wish.ts'

const WishIcon = icon(repeat)

type WishedLine = Pick<OrderLineFieldsFragment, 'position' | 'name' | 'substitutionWish'>

interface ShownWish {
  readonly note: LineNote | undefined
  /** Opens the choice for a line without a wish of its own. */
  readonly button: ReactNode
}

/** What to send if a line of a placed order runs out: changed until picking starts, afterwards only read. */
export function useLineWish(
  { position, name, substitutionWish: wish }: WishedLine,
  { number, canCancel }: Pick<OrderPageQuery['order'], 'number' | 'canCancel'>,
): ShownWish {
  const { t, i18n } = useLingui()
  const change = useOrderWish(number)
  const [isOpen, setOpen] = useState(false)
  const onOpen = () => setOpen(true)
  if (!canCancel)
    return {
      note: wish === null ? undefined : { about: 'substitute', text: <LineWish wish={wish} /> },
      button: undefined,
    }
  if (isOpen) {
    const choice = (
      <LineWishChoice name={name} wish={wish} onWish={(next) => void change({ position, wish: next })} />
    )
    return { note: { about: 'substitute', text: choice }, button: undefined }
  }
  if (wish !== null) return { note: wishNote({ name, wish }, onOpen, i18n), button: undefined }
  return {
    note: undefined,
    button: (
      <button
        type="button"
        aria-label={t`Change what to send if ${name} runs out`}
        onClick={onOpen}
        className="inline-grid size-6 flex-none place-items-center rounded-small text-ink-3 hover:bg-sunken hover:text-ink focus-visible:opacity-100 print:hidden pointer-coarse:size-hit pointer-fine:opacity-0 pointer-fine:group-hover/line:opacity-100"
      >
        <WishIcon size="s" />
      </button>
    ),
  }
}
