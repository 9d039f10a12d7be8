/** The server of a test run and the name of the migrated database on it that tests clone. */
export type TestServer = { readonly url: string; readonly template: string }

declare module 'vitest' {
  interface ProvidedContext {
    readonly testServer: TestServer
  }
}
