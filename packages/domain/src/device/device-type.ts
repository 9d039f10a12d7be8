export const deviceTypes = ['WEB', 'ANDROID', 'IOS'] as const
export type DeviceType = (typeof deviceTypes)[number]

export function parseDeviceType(text: string): DeviceType | undefined {
  return deviceTypes.find((type) => type === text.trim().toUpperCase())
}
