import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { requestNotifications } from './notification-permission.ts'
import { registerPush } from './register-push.ts'

export function usePushAnswer(): () => Promise<boolean> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  return async () => {
    const answer = await requestNotifications()
    if (answer === 'denied')
      notices.show({
        kind: 'toast',
        about: 'info',
        ...(platform().app
          ? {
              text: t`This device blocks notifications`,
              detail: t`Allow them for this app in the settings of the device.`,
            }
          : {
              text: t`This browser blocks notifications`,
              detail: t`You can allow them next to the address of the shop.`,
            }),
      })
    if (answer !== 'granted') return false
    try {
      const isRegistered = await registerPush(queryClient)
      if (!isRegistered)
        notices.show({
          kind: 'toast',
          about: 'info',
          text: t`This shop cannot send notifications to this device`,
        })
      return isRegistered
    } catch {
      // The browser's push service or our server is unreachable: the next visit continues.
      notices.show({
        kind: 'toast',
        about: 'bad',
        text: t`Notifications could not be turned on yet`,
        detail: t`We'll try again at your next visit.`,
      })
      return false
    }
  }
}
