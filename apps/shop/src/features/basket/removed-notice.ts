import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoticeContent } from '../basket-store/basket-notices.ts'

/** `onUndo`: undefined for a product that is no longer sold, which cannot be added back. */
export function removedNotice(name: string, onUndo: (() => void) | undefined, i18n: I18n): NoticeContent {
  return {
    kind: 'toast',
    about: 'removed',
    text: i18n._(msg`${name} removed`),
    action: onUndo && { label: i18n._(msg`Undo`), onAction: onUndo },
  }
}
