import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusOf } from '@provender/client/api/execute'
import type { BasketProblem } from '@provender/domain/basket/operations'
import type { NamedProblem } from '@provender/sync/basket/lost-lines'
import { problemToWire } from '@provender/sync/operations/basket-wire'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'

export type NoticeContent = Parameters<NoticeQueue['show']>[0]

export function noticeOf(
  { type, maximum, name }: Pick<NamedProblem, 'type' | 'maximum' | 'name'>,
  i18n: I18n,
): NoticeContent {
  const bad = (text: string): NoticeContent => ({ kind: 'toast', about: 'bad', text })
  const notSaved = (text: string): NoticeContent => {
    const detail = i18n._(msg`Your change was not saved.`)
    return { kind: 'toast', about: 'bad', text, detail }
  }
  switch (type) {
    case 'CAPPED_BY_STOCK':
      return { kind: 'toast', about: 'info', text: i18n._(msg`Not enough in stock`) }
    case 'CAPPED_BY_QUANTITY':
      return { kind: 'toast', about: 'info', text: i18n._(msg`You've reached the maximum.`) }
    case 'BASKET_NAME_TOO_LONG':
      return bad(i18n._(msg`Maximum of 60 characters`))
    case 'TOO_MANY_BASKETS':
      return bad(i18n._(msg`You have ${maximum ?? 0} baskets: delete one first.`))
    case 'TOO_MANY_LINES':
      return bad(i18n._(msg`A basket holds ${maximum ?? 0} lines at most.`))
    case 'BASKET_RESTORED':
      return {
        kind: 'toast',
        about: 'info',
        text: i18n._(msg`${name ?? ''} was deleted on another device.`),
        detail: i18n._(msg`What you added since is in a new basket of the same name.`),
      }
    case 'NOTE_TOO_LONG':
      return bad(i18n._(msg`Maximum of ${maximum ?? 0} characters`))
    case 'BASKET_NOT_FOUND':
      return bad(i18n._(msg`This basket was deleted.`))
    case 'BASKET_EXISTS':
      return bad(i18n._(msg`error while creating basket`))
    case 'LINE_NOT_FOUND':
      return bad(i18n._(msg`product could not found!`))
    case 'PRODUCT_NOT_FOUND':
      return notSaved(i18n._(msg`This product is no longer available.`))
    case 'UNIT_NOT_SOLD':
      return notSaved(i18n._(msg`This pack is no longer sold.`))
    case 'NO_PRICE':
      return notSaved(i18n._(msg`This product has no price at the moment.`))
    case 'INVALID_QUANTITY':
      return bad(i18n._(msg`This could not be added to the basket.`))
  }
}

export function noticeOfProblem(problem: BasketProblem, i18n: I18n): NoticeContent {
  const maximum = 'maximum' in problem ? problem.maximum : null
  const name = 'name' in problem ? problem.name : null
  return noticeOf({ type: problemToWire(problem), maximum, name }, i18n)
}

/** Adds the names of the products to a message that names none, before its own detail. */
export function withProducts(notice: NoticeContent, names: string | undefined): NoticeContent {
  if (notice.kind !== 'toast' || names === undefined) return notice
  return { ...notice, detail: notice.detail === undefined ? names : `${names}. ${notice.detail}` }
}

export function unreachableNotice(error: unknown, i18n: I18n): NoticeContent {
  return {
    kind: 'toast',
    about: 'bad',
    // The banner already reports that there is no connection.
    text: statusOf(error) === 0 ? i18n._(msg`Not sent yet`) : i18n._(msg`We're popular right now!`),
    detail: i18n._(msg`Your changes are kept and sent as soon as possible.`),
  }
}

/** The browser is out of space or may not store anything, so changes are lost when the tab closes. */
export function notStoredNotice(i18n: I18n): NoticeContent {
  return {
    kind: 'toast',
    about: 'info',
    text: i18n._(msg`This device cannot store your changes.`),
    detail: i18n._(msg`Your basket works while you're online. Leave this page open until it is saved.`),
  }
}

export function refusedNotice(i18n: I18n): NoticeContent {
  return {
    kind: 'toast',
    about: 'bad',
    text: i18n._(msg`The last changes to the basket were not saved.`),
    detail: i18n._(msg`Please try again`),
  }
}
