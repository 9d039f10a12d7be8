import { Haptics, ImpactStyle, NotificationType } from '@capacitor/haptics'
import type { Feeling } from '@provender/platform/platform'

const notifications = {
  limit: NotificationType.Warning,
  refused: NotificationType.Error,
  done: NotificationType.Success,
} as const

/** The systems know a selection only between its start and its end. */
export async function feel(feeling: Feeling): Promise<void> {
  if (feeling === 'commit') return await Haptics.impact({ style: ImpactStyle.Medium })
  if (feeling !== 'selection') return await Haptics.notification({ type: notifications[feeling] })
  await Haptics.selectionStart()
  await Haptics.selectionChanged()
  await Haptics.selectionEnd()
}
