import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/app/shop-state.ts'
import { requestNotifications } from './notification-permission.ts'
import { registerPush } from './register-push.ts'

/** What follows when somebody says yes: the browser asks its own question, and the device is registered. Gives whether it is. */
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
        text: t`This browser blocks notifications`,
        detail: t`You can allow them next to the address of the shop.`,
      })
    if (answer !== 'granted') return false
    try {
      return await registerPush(queryClient)
    } catch {
      // The browser’s push service or ours cannot be reached: the next visit goes on with it.
      notices.show({
        kind: 'toast',
        about: 'bad',
        text: t`Notifications could not be turned on yet`,
        detail: t`We try again at your next visit.`,
      })
      return false
    }
  }
}
