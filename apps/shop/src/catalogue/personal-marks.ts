import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoticeQueue } from '@provender/ui/notice-queue'
import type { QueryClient } from '@tanstack/react-query'
import { executeOf } from '../api/ask.ts'
import { isApiError, statusOf } from '../api/execute.ts'
import { markOnDevice } from '../device/device-link.ts'
import { type PersonalMarks, withMarks } from './mark-products.ts'
import {
  AddFavourite,
  AddStockReminder,
  DeleteFavourite,
  DeleteStockReminder,
} from './personal-marks.documents.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

export interface MarkDesk {
  readonly queryClient: QueryClient
  readonly notices: NoticeQueue
  readonly i18n: I18n
}

/** Puts a product among the login's favourites or takes it out; shown at once, taken back if it fails. */
export async function toggleFavourite(desk: MarkDesk, product: ProductCardFieldsFragment): Promise<void> {
  await setFavourites(desk, [product.id], !product.isFavorites)
}

/** Sets the reminder of a product that is out of stock, or takes it back. */
export async function toggleReminder(desk: MarkDesk, product: ProductCardFieldsFragment): Promise<void> {
  await setReminders(desk, [product.id], !product.stockReminderActive)
}

/** Takes products out of the login's favourites, or puts them back. */
export async function setFavourites(
  desk: MarkDesk,
  ids: readonly string[],
  isFavorites: boolean,
): Promise<boolean> {
  const operation = isFavorites ? AddFavourite : DeleteFavourite
  return await mark(desk, ids, {
    marks: { isFavorites },
    before: { isFavorites: !isFavorites },
    save: () => executeOf(desk.queryClient)(operation, { productId: ids }),
  })
}

/** Takes back the reminders of products, or sets them again. */
export async function setReminders(
  desk: MarkDesk,
  ids: readonly string[],
  stockReminderActive: boolean,
): Promise<boolean> {
  const operation = stockReminderActive ? AddStockReminder : DeleteStockReminder
  return await mark(desk, ids, {
    marks: { stockReminderActive },
    before: { stockReminderActive: !stockReminderActive },
    save: () => Promise.all(ids.map((productId) => executeOf(desk.queryClient)(operation, { productId }))),
  })
}

interface Marking {
  readonly marks: PersonalMarks
  readonly before: PersonalMarks
  readonly save: () => Promise<unknown>
}

/** False: it failed, and was taken back. */
async function mark(
  { queryClient, notices, i18n }: MarkDesk,
  ids: readonly string[],
  { marks, before, save }: Marking,
): Promise<boolean> {
  const show = (shown: PersonalMarks) => {
    queryClient.setQueriesData({ type: 'all' }, (data: unknown) =>
      ids.reduce((marked, id) => withMarks(marked, id, shown), data),
    )
    for (const id of ids) markOnDevice(id, shown)
  }
  show(marks)
  try {
    await save()
    return true
  } catch (error) {
    show(before)
    notices.show({
      kind: 'toast',
      about: 'bad',
      text: statusOf(error) === 0 ? i18n._(msg`No connection`) : i18n._(msg`An error has occurred`),
      detail:
        isApiError(error) && statusOf(error) !== 0 ? error.refusal.message : i18n._(msg`Please try again`),
    })
    return false
  }
}
