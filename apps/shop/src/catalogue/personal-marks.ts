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
  const isFavorites = !product.isFavorites
  const operation = isFavorites ? AddFavourite : DeleteFavourite
  await mark(desk, product, {
    marks: { isFavorites },
    before: { isFavorites: !isFavorites },
    save: () => executeOf(desk.queryClient)(operation, { productId: [product.id] }),
  })
}

/** Sets the reminder of a product that is out of stock, or takes it back. */
export async function toggleReminder(desk: MarkDesk, product: ProductCardFieldsFragment): Promise<void> {
  const stockReminderActive = !product.stockReminderActive
  const operation = stockReminderActive ? AddStockReminder : DeleteStockReminder
  await mark(desk, product, {
    marks: { stockReminderActive },
    before: { stockReminderActive: !stockReminderActive },
    save: () => executeOf(desk.queryClient)(operation, { productId: product.id }),
  })
}

interface Marking {
  readonly marks: PersonalMarks
  readonly before: PersonalMarks
  readonly save: () => Promise<unknown>
}

async function mark(
  { queryClient, notices, i18n }: MarkDesk,
  { id }: ProductCardFieldsFragment,
  { marks, before, save }: Marking,
): Promise<void> {
  const show = (shown: PersonalMarks) => {
    queryClient.setQueriesData({ type: 'all' }, (data: unknown) => withMarks(data, id, shown))
    markOnDevice(id, shown)
  }
  show(marks)
  try {
    await save()
  } catch (error) {
    show(before)
    notices.show({
      kind: 'toast',
      about: 'bad',
      text: statusOf(error) === 0 ? i18n._(msg`No connection`) : i18n._(msg`An error has occurred`),
      detail:
        isApiError(error) && statusOf(error) !== 0 ? error.refusal.message : i18n._(msg`Please try again`),
    })
  }
}
