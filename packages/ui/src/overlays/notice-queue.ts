import type { ReactNode } from 'react'

export interface ToastNotice {
  readonly kind: 'toast'
  readonly about: 'done' | 'removed' | 'info' | 'bad'
  readonly text: string
  readonly detail?: string | undefined
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export interface StockNotice {
  readonly kind: 'stock'
  readonly title: string
  readonly text: ReactNode
}

export type Notice = (ToastNotice | StockNotice) & { readonly id: number }

export interface NoticeQueue {
  /** Shows a notice and returns its id. Replaces the last stock alert, or a toast with the same text. */
  readonly show: (notice: ToastNotice | StockNotice) => number
  readonly close: (id: number) => void
  readonly subscribe: (onChange: () => void) => () => void
  readonly now: () => readonly Notice[]
}

/** Never show two stock alerts, or two toasts with the same text. */
function isReplacedBy(other: Notice, notice: ToastNotice | StockNotice): boolean {
  if (other.kind === 'stock' || notice.kind === 'stock') return other.kind === notice.kind
  return other.text === notice.text && other.detail === notice.detail && other.about === notice.about
}

/** More than three at once cannot be read, so the oldest is removed. */
const maxNotices = 3

export function createNoticeQueue(): NoticeQueue {
  let notices: readonly Notice[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const become = (next: readonly Notice[]) => {
    notices = next
    for (const listener of listeners) listener()
  }
  return {
    show(notice) {
      const id = nextId++
      const others = notices.filter((other) => !isReplacedBy(other, notice))
      become([...others, { ...notice, id }].slice(-maxNotices))
      return id
    },
    close(id) {
      if (notices.some((notice) => notice.id === id)) become(notices.filter((notice) => notice.id !== id))
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    now: () => notices,
  }
}
