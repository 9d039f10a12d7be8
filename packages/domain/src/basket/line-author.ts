import type { LoginId } from '../ids.ts'

/** What a device may be told to be. */
const deviceSystems = ['Windows', 'Mac', 'iPhone', 'iPad', 'Android', 'Linux'] as const
export type DeviceSystem = (typeof deviceSystems)[number]

/** Who changed a line last, so that colleagues who fill one basket see each other's hands. */
export interface LineAuthor {
  readonly name: string
  readonly deviceSystem: DeviceSystem | null
  /** Known to the server alone. */
  readonly origin: LineOrigin | null
}

export interface LineOrigin {
  readonly loginId: LoginId
  readonly deviceId: string | null
}

/**
 * The system of a device by what its `Os` header says (docs/product-rules.md#contract). Colleagues are shown it, so nothing that a header
 * could hold gets through: one of a few words, or null.
 */
export function deviceSystemOf(os: string): DeviceSystem | null {
  if (os === 'CPU OS') return 'iPad'
  return deviceSystems.find((system) => os.toLowerCase().startsWith(system.toLowerCase())) ?? null
}
