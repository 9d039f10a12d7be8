export type TestServer = { readonly url: string; readonly template: string }

declare module 'vitest' {
  interface ProvidedContext {
    readonly testServer: TestServer
  }
}
