import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { StockAlert } from '../product/stock-alert.tsx'
import { phoneWidth } from '../tokens/phone-width.ts'
import { coversMainButton, followLayout } from './footer-space.ts'
import { useNoticeFocus } from './notice-focus.ts'
import type { Notice, NoticeQueue } from './notice-queue.ts'
import { Toast } from './toast.tsx'

export interface NoticesProps {
  readonly queue: NoticeQueue
  readonly label: string
  readonly closeLabel: string
}

const none: readonly Notice[] = []

/**
 * The place of notices: above the fixed elements at the bottom of a phone, at the top right of a large screen. Rendered once, in the frame
 * of the shop. A phone shows one at a time, the newest first.
 */
export function Notices({ queue, label, closeLabel }: NoticesProps) {
  const notices = useSyncExternalStore(queue.subscribe, queue.now, () => none)
  const region = useRef<HTMLElement>(null)
  useClearPosition(region, notices)
  useNoticeFocus(region)
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-gutter z-50 grid justify-items-center gap-2 data-[position=bottom]:bottom-[calc(var(--footer-space)+11px)] data-[position=top]:top-[calc(5rem+var(--inset-top))] tablet:left-auto tablet:justify-items-end print:hidden max-tablet:[&>:not(:last-child)]:hidden"
    >
      {notices.map((notice) =>
        notice.kind === 'toast' ? (
          <Toast key={notice.id} {...notice} onClose={() => queue.close(notice.id)} />
        ) : (
          <StockAlert
            key={notice.id}
            {...notice}
            closeLabel={closeLabel}
            onClose={() => queue.close(notice.id)}
          />
        ),
      )}
    </section>
  )
}

/** Moves notices to the other end of the window while they would cover a main button. */
function useClearPosition(ref: RefObject<HTMLElement | null>, notices: readonly Notice[]): void {
  useLayoutEffect(() => {
    const region = ref.current
    if (!region) return
    const isPhone = matchMedia(phoneWidth).matches
    const positions = isPhone ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const)
    const isClearAt = (position: 'bottom' | 'top'): boolean => {
      region.dataset['position'] = position
      return !coversMainButton(region)
    }
    const put = (): void => {
      region.dataset['position'] = positions.find(isClearAt) ?? positions[0]
    }
    if (notices.length === 0) return put()
    return followLayout(region, put)
  }, [ref, notices])
}
