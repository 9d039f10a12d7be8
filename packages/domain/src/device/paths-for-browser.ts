/**
 * Links to these paths of the server open in the browser, even on a phone with the app: files, services, and the page
 * on which the user enters a card (docs/app.md#links).
 */
export const pathsForBrowser = ['/documents/', '/checkout/pay', '/graphql', '/healthz']

export function opensInBrowser(path: string): boolean {
  return pathsForBrowser.some((start) => path.startsWith(start))
}
