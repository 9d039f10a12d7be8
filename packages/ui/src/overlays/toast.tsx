import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as info } from 'lucide-react/icons/info'
import { __iconData as trash } from 'lucide-react/icons/trash'
import { useState } from 'react'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'
import { noticeKey } from './notice-focus.ts'
import type { ToastNotice } from './notice-queue.ts'

const icons = { done: icon(circleCheck), removed: icon(trash), info: icon(info), bad: icon(circleAlert) }

export interface ToastProps extends Omit<ToastNotice, 'kind'> {
  readonly onClose: () => void
}

/** A dark message in a corner for eight seconds. The time stops while it has the pointer or the focus. */
export function Toast({ about, text, detail, action, onClose }: ToastProps) {
  const Icon = icons[about]
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <div className="group/notice pointer-events-auto relative grid w-full max-w-100 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-tile bg-ink p-3 text-label text-ground shadow-2 edged transition-[opacity,translate] duration-240 starting:translate-y-2 starting:opacity-0">
      <Icon />
      <span>{text}</span>
      {action && (
        <span className="flex items-center">
          <button
            type="button"
            aria-keyshortcuts={noticeKey}
            onClick={() => {
              action.onAction()
              onClose()
            }}
            className="-my-1 min-h-9 px-2 text-[0.875rem]/none font-[640] underline underline-offset-3 focus-visible:outline-ground pointer-coarse:min-h-11"
          >
            {action.label}
          </button>
          {/* Seen by those who use a keyboard. */}
          <kbd className="sr-only font-sans text-micro opacity-85 pointer-fine:in-[:root:has(:focus-visible)]:not-sr-only">
            {noticeKey}
          </kbd>
        </span>
      )}
      {detail && (
        // On a phone a long one is cut until it is pressed, to leave the page readable.
        <button
          type="button"
          onClick={() => setUnfolded(true)}
          className={cx(
            'col-span-2 col-start-2 text-start text-small opacity-85 focus-visible:outline-ground',
            !isUnfolded && 'max-tablet:line-clamp-2',
          )}
        >
          {detail}
        </button>
      )}
      <span
        data-clock
        onAnimationEnd={onClose}
        // A longer text takes longer to read.
        style={detail && detail.length > 80 ? { animationDuration: `${4 + detail.length / 12}s` } : undefined}
        className="absolute size-0 animate-run-out-slow group-hover/notice:[animation-play-state:paused] group-has-focus-visible/notice:[animation-play-state:paused]"
      />
    </div>
  )
}
