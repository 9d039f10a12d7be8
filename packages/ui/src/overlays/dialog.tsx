import { __iconData as x } from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { icon } from '../tokens/icon.tsx'
import { Modal } from './modal.tsx'

const CloseIcon = icon(x)

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly header?: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** A click outside closes it. False if an answer is required or typed text would be lost. */
  readonly dismissible?: boolean | undefined
}

const position =
  'm-auto max-h-[calc(100dvh-32px-var(--inset-top))] w-[calc(100%-32px)] max-w-115 rounded-sheet border border-line opacity-0 open:opacity-100 starting:open:opacity-0 max-tablet:mb-0 max-tablet:w-full max-tablet:max-w-full max-tablet:translate-y-full max-tablet:rounded-b-none max-tablet:border-x-0 max-tablet:border-b-0 max-tablet:open:translate-y-0 max-tablet:starting:open:translate-y-full'

const inside =
  'grid min-h-0 gap-4 overflow-y-auto overscroll-contain p-5 pb-[max(20px,env(safe-area-inset-bottom))]'

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, header, children, actions, dismissible = false } = props
  return (
    <Modal open={open} onClose={onClose} label={title} dismissible={dismissible} look={position}>
      <div className={inside}>
        <div className="min-h-6 pr-10">{header ?? <h2 className="text-heading">{title}</h2>}</div>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
      <div className="absolute top-2.5 right-2.5">
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </Modal>
  )
}

export interface StopDialogProps extends Pick<DialogProps, 'title' | 'children'> {
  readonly action: ReactNode
}

/** A dialog that only its one button closes. Not for questions: those need an answer that changes nothing. */
export function StopDialog({ title, children, action }: StopDialogProps) {
  return (
    <Modal open onClose={undefined} label={title} dismissible={false} look={position}>
      <div className={inside}>
        <h2 className="text-heading">{title}</h2>
        {children}
        {action && <div className="flex justify-end">{action}</div>}
      </div>
    </Modal>
  )
}
