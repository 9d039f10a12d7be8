/** The way to install the shop on this device. */
export type InstallMethod = 'installed' | 'offered' | 'apple' | 'menu' | 'none'

export interface InstallDevice {
  readonly isStandalone: boolean
  readonly isOffered: boolean
  /** Browsers install nothing over plain HTTP. */
  readonly isSecure: boolean
  readonly userAgent: string
}

export function installMethod({
  isStandalone,
  isOffered,
  isSecure,
  userAgent,
}: InstallDevice): InstallMethod {
  if (isStandalone) return 'installed'
  if (!isSecure) return 'none'
  if (isOffered) return 'offered'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple'
  // Other Android browsers have it in their menu; Firefox on a computer does not have it.
  return /Android/.test(userAgent) ? 'menu' : 'none'
}
