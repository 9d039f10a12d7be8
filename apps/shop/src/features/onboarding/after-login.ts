import { platform } from '@provender/platform/current'
import { phoneWidth } from '@provender/ui/tokens/phone-width'
import { hrefOf } from '@provender/web/address/href-of'
import { nextSearch } from '../../kernel/links/login-href.ts'

const storageKey = 'onboarding'

/** The page after login: on a phone the first time to the onboarding page, otherwise to `next`. */
export function afterLogin(next: string): string {
  const isPhone = matchMedia(`${phoneWidth} and (pointer: coarse)`).matches
  if (!isPhone || platform().cookies.get(storageKey) !== undefined) return next
  return hrefOf({ to: '/onboarding', search: nextSearch(next) })
}

/** The onboarding page is shown once per device, even to users who skip it. */
export function onboardingSeen(): void {
  platform().cookies.set(storageKey, 'seen')
}
