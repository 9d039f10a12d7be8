import { useSyncExternalStore } from 'react'
import type { Notice, NoticeQueue } from './notice-queue.ts'
import { StockAlert } from './stock-alert.tsx'
import { Toast } from './toast.tsx'

export interface NoticesProps {
  readonly queue: NoticeQueue
  /** Names the region: 'Messages'. */
  readonly label: string
  /** 'Close' */
  readonly closeLabel: string
}

const none: readonly Notice[] = []

/** Where notices appear: above the tabs of a phone, at the top right of a desk. Once, in the frame of the shop. */
export function Notices({ queue, label, closeLabel }: NoticesProps) {
  const notices = useSyncExternalStore(queue.subscribe, queue.now, () => none)
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(72px+env(safe-area-inset-bottom))] z-50 grid justify-items-center gap-2 tablet:inset-x-auto tablet:top-20 tablet:right-gutter tablet:bottom-auto tablet:justify-items-end print:hidden"
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
