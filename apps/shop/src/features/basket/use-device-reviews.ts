import { useLingui } from '@lingui/react/macro'
import type { BasketLine } from '@provender/domain/basket/basket'
import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { deviceAgeEvent } from '../catalogue/device/device-age.ts'
import { confirmedAt } from '../catalogue/device/device-first-query.ts'
import { linkedDevice } from '../catalogue/device/device-link.ts'
import type { ReviewedLineFieldsFragment } from './basket-page.documents.ts'
import { deviceReview, reviewWithoutProduct } from './device-review.ts'
import { keyOfLine, type ReviewedByKey, reviewedByKey } from './edited-basket.ts'

const nothing: ReviewedByKey = new Map()

/**
 * Reviews of lines that the server has not reviewed, from the catalogue on this device. With a connection, the device
 * answers only while its prices are recent, because the server does so in a moment.
 */
export function useDeviceReviews(lines: readonly BasketLine[]): ReviewedByKey {
  const { t } = useLingui()
  const policy = useConfig()
  const departments = useDepartments()
  const unknownName = t`Product that is not on this device yet`
  const [reviews, setReviews] = useState(nothing)
  const review = useEffectEvent(async () => {
    const answers = await Promise.all(
      lines.map(async (line): Promise<ReviewedLineFieldsFragment | undefined> => {
        const isUsable = !isConnected() || confirmedAt() !== undefined
        const product = isUsable ? await linkedDevice()?.product(String(line.productId)) : undefined
        if (product) return deviceReview(line, product.product, { policy, departments })
        return isConnected() ? undefined : reviewWithoutProduct(line, unknownName)
      }),
    )
    const present = answers.filter((each) => each !== undefined)
    if (present.length > 0) setReviews((before) => new Map([...before, ...reviewedByKey(present)]))
  })
  const keys = lines.map(keyOfLine).join(' ')
  useEffect(() => {
    if (keys === '') return
    const again = () => void review()
    again()
    const stop = subscribeToConnection(again)
    addEventListener(deviceAgeEvent, again)
    return () => {
      stop()
      removeEventListener(deviceAgeEvent, again)
    }
  }, [keys])
  return reviews
}
