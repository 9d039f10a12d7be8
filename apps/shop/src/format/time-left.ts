import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimeLeft } from '@provender/ui/countdown'

/** '2 d 4 h', '3 h 12 m', '14 m 30 s' */
export function timeLeftText({ precision, days, hours, minutes, seconds }: TimeLeft, i18n: I18n): string {
  switch (precision) {
    case 'days':
      return i18n._(msg`${days} d ${hours} h`)
    case 'hours':
      return i18n._(msg`${hours} h ${minutes} m`)
    case 'seconds':
      return i18n._(msg`${minutes} m ${seconds} s`)
    case 'over':
      return i18n._(msg`0 m`)
  }
}
