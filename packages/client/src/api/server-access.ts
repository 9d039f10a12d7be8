export interface ServerAccess {
  /** Precedes every path: "https://shop.example". Empty in a browser, which uses the page's own origin. */
  readonly baseUrl: string
  /** `cookies`: the browser adds them by itself. `token`: every request carries the current token; undefined before sign-in. */
  readonly credentials:
    | { readonly kind: 'cookies' }
    | { readonly kind: 'token'; readonly token: () => string | undefined }
  readonly device: () => DeviceDescription
  /** Other headers of each request: the language, if there is no cookie for it, and the app whose session counts. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined
  /** True once another user has signed in in this browser: nothing is written in that user's name. */
  readonly isReadOnly?: (() => boolean) | undefined
}

/** How a client describes its device (docs/product-rules.md#contract). The server logs it and never trusts it. */
export interface DeviceDescription {
  readonly type: 'WEB' | 'ANDROID' | 'IOS'
  readonly build: string
  readonly id: string
  readonly model: string
  readonly system: string
  readonly systemVersion: string
}

export function requestHeaders({ credentials, device, headers }: ServerAccess): Record<string, string> {
  const token = tokenOf({ credentials })
  const { type, build, id, model, system, systemVersion } = device()
  return {
    DeviceType: type,
    BuildID: build,
    DeviceId: id,
    DeviceModel: model,
    Os: system,
    OsVersion: systemVersion,
    ...headers?.(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
}

export function tokenOf({ credentials }: Pick<ServerAccess, 'credentials'>): string | undefined {
  return credentials.kind === 'token' ? credentials.token() : undefined
}
