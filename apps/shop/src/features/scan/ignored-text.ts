import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AmountOfCode } from './amount-of-code.ts'

export function ignoredText(ignored: NonNullable<AmountOfCode['ignored']>, i18n: I18n): string {
  switch (ignored) {
    case 'case':
      return i18n._(msg`This is a case barcode, but this product isn't sold by the case. We added one.`)
    case 'weight':
      return i18n._(msg`The label gives a weight, but this product isn't sold by weight. It counts as one.`)
    case 'price':
      return i18n._(msg`The label gives a price, not a weight. It counts as one.`)
  }
}
