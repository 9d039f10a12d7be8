/** The platform of a client: a browser, or the installed app of a system. */
export const deviceTypes = ['WEB', 'ANDROID', 'IOS'] as const
export type DeviceType = (typeof deviceTypes)[number]

/** The device type of a text in upper or lower case; undefined for any other text. */
export function parseDeviceType(text: string): DeviceType | undefined {
  return deviceTypes.find((type) => type === text.trim().toUpperCase())
}
