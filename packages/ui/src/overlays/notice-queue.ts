import type { ReactNode } from 'react'

/** Something happened, and here is the way back. */
export interface ToastNotice {
  readonly kind: 'toast'
  readonly about: 'done' | 'removed' | 'info' | 'bad'
  /** 'Dritto Spaghetti removed' */
  readonly text: string
  /** A second sentence. */
  readonly detail?: string | undefined
  /** 'Undo', 'View' */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
}

/** The stock alert: all the stock is in the basket (docs/product-rules.md#add-control). */
export interface StockNotice {
  readonly kind: 'stock'
  /** 'That is all of them' */
  readonly title: string
  readonly text: ReactNode
}

export type Notice = (ToastNotice | StockNotice) & { readonly id: number }

/** What is to be told now; it lives outside React, so that anything may tell. */
export interface NoticeQueue {
  /** Shows it and gives its id. Replaces the last stock alert, or a toast that says the same. */
  readonly show: (notice: ToastNotice | StockNotice) => number
  readonly close: (id: number) => void
  readonly subscribe: (onChange: () => void) => () => void
  readonly now: () => readonly Notice[]
}

/** Two stock alerts, or two toasts with the same words, never stand over each other. */
function isReplacedBy(other: Notice, notice: ToastNotice | StockNotice): boolean {
  if (other.kind === 'stock' || notice.kind === 'stock') return other.kind === notice.kind
  return other.text === notice.text && other.detail === notice.detail && other.about === notice.about
}

/** More than three at once are not read: the oldest goes. */
const most = 3

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
      become([...others, { ...notice, id }].slice(-most))
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
