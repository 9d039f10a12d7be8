import { Haptics, ImpactStyle, NotificationType } from '@capacitor/haptics'

const touchMs = 20
const scanMs = 60

/** Longer patterns are warnings. iOS knows no durations, so each pattern becomes the nearest thing that both systems have. */
export async function vibrate(pattern: VibratePattern): Promise<void> {
  const totalMs = [pattern].flat().reduce((sum, each) => sum + each, 0)
  if (totalMs > scanMs) return await Haptics.notification({ type: NotificationType.Warning })
  await Haptics.impact({ style: totalMs > touchMs ? ImpactStyle.Medium : ImpactStyle.Light })
}
