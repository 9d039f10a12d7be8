import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { StockAlert } from '../product/stock-alert.tsx'
import { coversMainButton, followLayout } from './footer-space.ts'
import type { Notice, NoticeQueue } from './notice-queue.ts'
import { Toast } from './toast.tsx'

export interface NoticesProps {
  readonly queue: NoticeQueue
  /** Accessible name of the region: 'Messages'. */
  readonly label: string
  /** 'Close' */
  readonly closeLabel: string
}

const none: readonly Notice[] = []

/**
 * The place of notices: above the fixed elements at the bottom of a phone, at the top right of a large screen. Rendered once, in the frame
 * of the shop.
 */
export function Notices({ queue, label, closeLabel }: NoticesProps) {
  const notices = useSyncExternalStore(queue.subscribe, queue.now, () => none)
  const region = useRef<HTMLElement>(null)
  useClearPlace(region, notices)
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-gutter z-50 grid justify-items-center gap-2 data-[place=foot]:bottom-[calc(var(--foot)+11px)] data-[place=head]:top-[calc(5rem+var(--inset-top))] tablet:left-auto tablet:justify-items-end print:hidden"
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
function useClearPlace(ref: RefObject<HTMLElement | null>, notices: readonly Notice[]): void {
  useLayoutEffect(() => {
    const region = ref.current
    if (!region) return
    const isPhone = matchMedia('(width < 46.5rem)').matches
    const places = isPhone ? (['foot', 'head'] as const) : (['head', 'foot'] as const)
    const isClearAt = (place: 'foot' | 'head'): boolean => {
      region.dataset['place'] = place
      return !coversMainButton(region)
    }
    const put = (): void => {
      region.dataset['place'] = places.find(isClearAt) ?? places[0]
    }
    if (notices.length === 0) return put()
    return followLayout(region, put)
  }, [ref, notices])
}
