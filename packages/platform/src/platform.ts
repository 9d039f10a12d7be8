/**
 * Everything that features need from the device beside the page itself. The web side is `web/web-platform.ts`; an app brings a side of its
 * own. Creating a platform touches nothing, so that a page can also be rendered on a server.
 */
export interface Platform {
  readonly cookies: Cookies
  readonly storage: DeviceStorage
  readonly navigation: Navigation
  readonly lifecycle: Lifecycle
  readonly network: Network
  readonly facts: DeviceFacts
  readonly sharing: Sharing
  readonly cameras: Cameras
  readonly push: Push
  /** Vibrates, if the device can and somebody has touched the page. */
  readonly vibrate: (pattern: VibratePattern) => void
  /** Hands a file to the person under this name. */
  readonly saveFile: (file: Blob, name: string) => void
}

/** Small values that also the server reads. */
export interface Cookies {
  readonly get: (name: string) => string | undefined
  /** Keeps a value for 365 days (docs/product-rules.md#cookies), or until an instant. */
  readonly set: (name: string, value: string, until?: Date) => void
  readonly delete: (name: string) => void
}

/** Undefined where the device allows no storage, and on a server. */
export interface DeviceStorage {
  /** Outlives the window. */
  readonly device: () => Storage | undefined
  /** Lasts as long as the window, also through a reload. */
  readonly window: () => Storage | undefined
  /** Asks the device not to clear what is stored when it runs out of room. */
  readonly persist: () => void
}

export interface Navigation {
  /** Scheme, host and port of the shop, for links that a person passes on. */
  readonly origin: () => string
  /** Path and query on show. */
  readonly path: () => string
  /** What follows the `#`; empty without one. */
  readonly fragment: () => string
  /** Returns the function that stops listening. */
  readonly onFragment: (listener: () => void) => () => void
  /** Leaves the page and starts the shop anew at a path: what this window holds of one login is gone. */
  readonly restart: (path: string) => void
  /** Starts the shop anew at the path on show. */
  readonly reload: () => void
}

export interface Lifecycle {
  /** False on a server that renders a page. */
  readonly isInteractive: () => boolean
  /** Calls when the window is looked at again or the network is back. */
  readonly onReturn: (listener: () => void) => void
  /** Calls when the window is hidden or closed: what is not sent yet goes now. */
  readonly onLeave: (listener: () => void) => void
  /** Runs one piece of work at a time under this name, across all windows of the device where it supports that. */
  readonly exclusively: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
}

export interface Network {
  readonly isOnline: () => boolean
  /** Calls when the network goes or comes back; returns the function that stops it. */
  readonly onChange: (listener: () => void) => () => void
}

export interface DeviceFacts {
  readonly userAgent: () => string
  /** Was the page loaded over HTTPS or from this machine? Cameras and notifications need it. */
  readonly isSecure: () => boolean
  /** Has somebody touched the page? Browsers allow sound and vibration only then. */
  readonly isTouched: () => boolean
  /** Runs from the home screen of an iPhone or iPad; undefined on other devices. */
  readonly isOnAppleHomeScreen: () => boolean | undefined
}

/** Each is undefined where the device cannot do it. */
export interface Sharing {
  readonly copyText: () => ((text: string) => Promise<void>) | undefined
  /** Opens the device's own sheet. Rejects if the person closes it. */
  readonly shareLink: () =>
    | ((link: { readonly title: string; readonly url: string }) => Promise<void>)
    | undefined
}

export interface Cameras {
  /** Undefined where the device has none to ask for. */
  readonly devices: () => MediaDevices | undefined
  /** Has the person allowed the camera for good? */
  readonly isAllowed: () => Promise<boolean>
}

/** Push messages to this device. */
export interface Push {
  readonly isSupported: () => boolean
  readonly permission: () => NotificationPermission
  /** Asks the person, which the device does once. */
  readonly requestPermission: () => Promise<NotificationPermission>
  /** Subscribes with the server's key, or returns the subscription that is still good for it. */
  readonly subscribe: (publicKey: string) => Promise<PushTarget>
  readonly isSubscribed: () => Promise<boolean>
  /** Ends the subscription and closes the messages that are on show. Does nothing where push is not supported. */
  readonly leave: () => Promise<void>
}

/** Where the server sends messages to. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
