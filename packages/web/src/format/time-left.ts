import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimeLeft } from '@provender/ui/controls/countdown'

/** '2 d 04 h', '3 h 12 m', '39 min', '14 m 05 s'. The width stays the same between ticks, so that nothing next to it moves. */
export function timeLeftText(left: TimeLeft, i18n: I18n): string {
  switch (left.precision) {
    case 'days': {
      const { days } = left
      const hours = twoDigits(left.hours)
      return i18n._(msg`${days} d ${hours} h`)
    }
    case 'hours': {
      const { hours } = left
      const minutes = twoDigits(left.minutes)
      return i18n._(msg`${hours} h ${minutes} m`)
    }
    case 'minutes': {
      const { minutes } = left
      return i18n._(msg`${minutes} min`)
    }
    case 'seconds': {
      const { minutes } = left
      const seconds = twoDigits(left.seconds)
      return i18n._(msg`${minutes} m ${seconds} s`)
    }
    case 'over':
      return i18n._(msg`0 min`)
  }
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
