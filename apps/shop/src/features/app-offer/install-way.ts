/** How the shop gets onto the device that is being held: what the page about the app says first. */
export type InstallWay = 'installed' | 'offered' | 'apple' | 'menu' | 'none'

export interface DeviceFacts {
  /** It runs as an app already. */
  readonly isStandalone: boolean
  /** The browser said that it can install it. */
  readonly isOffered: boolean
  /** Over plain HTTP no browser installs anything. */
  readonly isSecure: boolean
  readonly userAgent: string
}

export function installWay({ isStandalone, isOffered, isSecure, userAgent }: DeviceFacts): InstallWay {
  if (isStandalone) return 'installed'
  if (!isSecure) return 'none'
  if (isOffered) return 'offered'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple'
  // Others on Android have it in their menu; on a desk Firefox has it nowhere.
  return /Android/.test(userAgent) ? 'menu' : 'none'
}
