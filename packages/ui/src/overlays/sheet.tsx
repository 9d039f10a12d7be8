import { __iconData as x } from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { icon } from '../tokens/icon.tsx'
import { Modal } from './modal.tsx'

const CloseIcon = icon(x)

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly side: 'start' | 'end'
  readonly children: ReactNode
  readonly footer?: ReactNode
}

const position = {
  start: '-translate-x-full border-r mr-auto pl-(--inset-left)',
  end: 'translate-x-full border-l ml-auto pr-(--inset-right) starting:open:translate-x-full',
} as const
const starting = { start: 'starting:open:-translate-x-full', end: 'starting:open:translate-x-full' } as const

export function Sheet({ open, onClose, title, closeLabel, side, children, footer }: SheetProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={title}
      dismissible
      look={`h-dvh max-h-dvh w-[min(100%,400px)] max-w-full border-line pt-(--inset-top) open:translate-x-0 ${position[side]} ${starting[side]}`}
    >
      <div className="flex flex-none items-center justify-between border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="text-heading">{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2">{children}</div>
      {footer && (
        <div className="flex-none border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </Modal>
  )
}
