import { platform } from '@provender/platform/current'
import { nextSearch } from '../../kernel/app/current-location.ts'
import { hrefOf } from '../../kernel/app/href-of.ts'

const seen = 'onboarding'

/** Where who has logged in goes: on a phone the first time by way of what the shop can do there, else on. */
export function afterLogin(next: string): string {
  const isPhone = matchMedia('(width < 46.5rem) and (pointer: coarse)').matches
  if (!isPhone || platform().cookies.get(seen) !== undefined) return next
  return hrefOf({ to: '/onboarding', search: nextSearch(next) })
}

/** It is shown once a device, also to who skips it. */
export function onboardingSeen(): void {
  platform().cookies.set(seen, 'seen')
}
