/** The server of the brand, filled in by the build; empty for the common app. */
declare const appServer: string
/** The wholesaler's telephone number, filled in by the build; empty if the brand names none. */
declare const appPhoneNumber: string
/** The systems on which the brand has an account for push messages. Filled in by the build. */
declare const appPush: readonly ('ANDROID' | 'IOS')[]
/** The addresses of the brand's app in the stores, filled in by the build; empty if there are none. */
declare const appStores: { readonly googlePlay: string; readonly appStore: string }
