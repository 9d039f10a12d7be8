import type { UserId } from '../ids.ts'

/** The only system names that colleagues ever see. */
const deviceSystems = ['Windows', 'Mac', 'iPhone', 'iPad', 'Android', 'Linux'] as const
export type DeviceSystem = (typeof deviceSystems)[number]

export interface LineAuthor {
  readonly name: string
  readonly deviceSystem: DeviceSystem | null
  readonly origin: LineOrigin | null
}

export interface LineOrigin {
  readonly userId: UserId
  readonly deviceId: string | null
}

/**
 * The system of a device from its `Os` header (docs/product-rules.md#contract). Colleagues see it, so it is one of a few fixed words or
 * null, never text from the header.
 */
export function deviceSystemOf(os: string): DeviceSystem | null {
  if (os === 'CPU OS') return 'iPad'
  return deviceSystems.find((system) => os.toLowerCase().startsWith(system.toLowerCase())) ?? null
}
