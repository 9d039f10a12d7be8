import type { InstalledApp } from '@provender/platform/platform'

/** An app on Android that somebody has signed in to. */
export const installedApp: InstalledApp = {
  system: 'ANDROID',
  serverUrl: 'https://orders.example',
  phoneNumber: '',
  storeUrl: '',
  device: { model: 'Pixel 8', system: 'Android', systemVersion: '14' },
  session: {
    token: () => 'token-1',
    start: async () => {},
    end: async () => {},
    endLater: async () => {},
    unended: () => undefined,
    deleteUnended: async () => {},
  },
  openOutside: () => {},
  closeOutside: () => {},
  onOutsideClosed: () => () => {},
  onBack: () => () => {},
  onOutsideRefused: () => () => {},
  openSettings: () => {},
  showUnread: () => {},
  feel: () => {},
  onKeyboard: () => () => {},
  onForeignLink: () => () => {},
  persistentValues: { keys: async () => [], get: async () => undefined, set: async () => {} },
  deleteSharedFiles: async () => {},
  leaveServer: undefined,
}
