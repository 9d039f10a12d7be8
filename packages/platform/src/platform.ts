/**
 * Everything that features need from the device apart from the page itself. `web/web-platform.ts` is the
 * version for the web. An app brings its own. Creating a platform touches nothing, so that a server can also
 * render a page.
 */
export interface Platform {
  /** Undefined in a browser. */
  readonly app: InstalledApp | undefined
  readonly cookies: Cookies
  readonly storage: DeviceStorage
  readonly navigation: Navigation
  readonly lifecycle: Lifecycle
  readonly locks: ExclusiveLocks
  readonly network: Network
  readonly facts: DeviceFacts
  readonly sharing: Sharing
  readonly cameras: Cameras
  readonly push: Push
  readonly vibrate: (pattern: VibratePattern) => void
  /** Opens a file in an app, or saves it under this name in a browser. Rejects if the device cannot store it. */
  readonly saveFile: (file: Blob, name: string) => Promise<void>
}

/**
 * An app on Android or iOS (docs/app.md). Its pages come from the device, so it has to know its server, and it
 * keeps the session itself, because cookies of the server do not reach its pages.
 */
export interface InstalledApp {
  readonly system: 'ANDROID' | 'IOS'
  /** Scheme, host and port: "https://orders.example". Empty while the user of the common app has not chosen a server. */
  readonly serverUrl: string
  /** The wholesaler's telephone number as the brand names it, for a start without the server. Empty if it names none. */
  readonly phoneNumber: string
  /** The address of this app in the store of its system. Empty if its brand names none. */
  readonly storeUrl: string
  readonly device: { readonly model: string; readonly system: string; readonly systemVersion: string }
  readonly session: AppSession
  readonly openOutside: (url: string) => void
  readonly closeOutside: () => void
  /** Calls the listener when the user has closed that page. Returns the function that stops listening. */
  readonly onOutsideClosed: (listener: () => void) => () => void
  /** Calls the listener if the phone could not open such a page and has given it back to the app. Returns the function that stops listening. */
  readonly onOutsideRefused: (listener: () => void) => () => void
  readonly openSettings: () => void
  readonly showUnread: (count: number) => void
  readonly feel: (feeling: Feeling) => void
  /** Calls the listener when the keyboard on the screen opens or closes. Returns the function that stops listening. */
  readonly onKeyboard: (listener: (isOpen: boolean) => void) => () => void
  /**
   * Calls the listener instead of what the back button does otherwise; of several, only the newest. Returns the function that stops
   * listening.
   */
  readonly onBack: (listener: () => void) => () => void
  /** Calls the listener with the host of each link that belongs to another server. Returns the function that stops listening. */
  readonly onForeignLink: (listener: (host: string) => void) => () => void
  readonly persistentValues: PersistentValues
  /** Deletes the copies of files that `saveFile` has handed to other apps, and the pictures that the phone's camera has left. */
  readonly deleteSharedFiles: () => Promise<void>
  /**
   * Ends the session, deletes everything that the device stores from this server, and lets the user choose another.
   * Only the common app has it, which belongs to no wholesaler.
   */
  readonly leaveServer: (() => Promise<void>) | undefined
}

/**
 * `selection`: another tab, segment, day or slot. `commit`: a swipe goes so far that it acts. `limit`: no more can be added. `refused`: by the
 * server or the bank. `done`: ordered or paid.
 */
export type Feeling = 'selection' | 'commit' | 'limit' | 'refused' | 'done'

export interface PersistentValues {
  readonly keys: () => Promise<readonly string[]>
  readonly get: (key: string) => Promise<string | undefined>
  /** Undefined removes. */
  readonly set: (key: string, text: string | undefined) => Promise<void>
}

/** The session of an app: the token that its requests carry, in the secure storage of the device. */
export interface AppSession {
  readonly token: () => string | undefined
  readonly start: (token: string) => Promise<void>
  readonly end: () => Promise<void>
  /** Deletes the token, although the server does not know yet. It stays in `unended` until the server has ended the session. */
  readonly endLater: () => Promise<void>
  /** The token of a session that the server has still to end. */
  readonly unended: () => string | undefined
  readonly deleteUnended: () => Promise<void>
}

/** Small values. In a browser they are cookies, which the server also reads. */
export interface Cookies {
  readonly get: (name: string) => string | undefined
  /** Keeps a value for 365 days (docs/product-rules.md#cookies), or until an instant. */
  readonly set: (name: string, value: string, until?: Date) => void
  readonly delete: (name: string) => void
}

/** Undefined where the device allows no storage, and on a server. */
export interface DeviceStorage {
  readonly device: () => Storage | undefined
  readonly tab: () => Storage | undefined
  /** Asks the device to keep the stored data when it runs out of room. */
  readonly persist: () => void
}

export interface Navigation {
  readonly origin: () => string
  readonly path: () => string
  readonly fragment: () => string
  /** Returns the function that stops listening. */
  readonly onFragment: (listener: () => void) => () => void
  /** Leaves the page and starts the shop again at a path, which clears this tab's data of the user. */
  readonly restart: (path: string) => void
  readonly reload: () => void
}

export interface Lifecycle {
  readonly isInteractive: () => boolean
  /** Calls the listener when the user returns to the tab, or the network is back. */
  readonly onReturn: (listener: () => void) => void
  /** Calls the listener when the tab is hidden or closed, so that unsent data is sent now. */
  readonly onLeave: (listener: () => void) => void
  /** Calls the listener with the state of the page now and at every change. Returns the function that stops listening. */
  readonly followVisibility: (onChange: (visibility: Visibility) => void) => () => void
}

/** `closed`: the app is in the background, or the page waits in the browser's cache. Both may come back. */
type Visibility = 'visible' | 'hidden' | 'closed'

export interface ExclusiveLocks {
  /** False without HTTPS: then only the work of one tab is queued, and the work of two tabs may overlap. */
  readonly areShared: () => boolean
  /** Runs one piece of work at a time under a name, across all tabs and workers. Rejects if the signal aborts before the work begins. */
  readonly runExclusive: <Value>(
    name: string,
    work: () => Promise<Value>,
    signal?: AbortSignal,
  ) => Promise<Value>
}

export interface Network {
  readonly isOnline: () => boolean
  /** Calls the listener when the network is lost or returns. Returns the function that stops listening. */
  readonly onChange: (listener: () => void) => () => void
}

export interface DeviceFacts {
  readonly userAgent: () => string
  /** True if the page was loaded over HTTPS or from this machine. Cameras and notifications need it. */
  readonly isSecure: () => boolean
  /** True if the user has touched the page. Browsers allow sound and vibration only then. */
  readonly isTouched: () => boolean
  /** True if the page runs from the home screen of an iPhone or iPad; undefined on other devices. */
  readonly isOnAppleHomeScreen: () => boolean | undefined
}

export interface Sharing {
  readonly copyText: () => ((text: string) => Promise<void>) | undefined
  readonly shareLink: () =>
    | ((link: { readonly title: string; readonly url: string }) => Promise<void>)
    | undefined
}

export interface Cameras {
  readonly devices: () => MediaDevices | undefined
  /** True if the user has permanently allowed the camera. */
  readonly isAllowed: () => Promise<boolean>
}

export interface Push {
  readonly isSupported: () => boolean
  readonly permission: () => NotificationPermission
  readonly onPermissionChange: (listener: () => void) => () => void
  readonly requestPermission: () => Promise<NotificationPermission>
  /** Subscribes with the server's key, or returns the existing subscription if it is still valid for that key. */
  readonly subscribe: (publicKey: string) => Promise<PushTarget>
  /** False if the push service has ended the subscription of this device, or replaced it. */
  readonly isSubscribed: () => Promise<boolean>
  /** Names the two kinds of messages, which users of Android can silence separately. Does nothing elsewhere. */
  readonly nameKinds: (names: { readonly orders: string; readonly offers: string }) => Promise<void>
  /** Ends the subscription and closes the visible notifications. Does nothing if push is not supported. */
  readonly leave: () => Promise<void>
}

export type PushTarget =
  | { readonly kind: 'BROWSER'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | {
      readonly kind: 'APP'
      readonly token: string
      readonly channel: 'FCM' | 'APNS'
      readonly environment: 'PRODUCTION' | 'SANDBOX'
    }
