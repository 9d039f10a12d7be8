/**
 * Links to these paths of the server open in the browser, even on a phone with the app: files, services, the page
 * on which the user enters a card, and the office (docs/app.md#links).
 */
export const pathsForBrowser = ['/documents/', '/checkout/pay', '/graphql', '/healthz', '/office']

export function opensInBrowser(path: string): boolean {
  return pathsForBrowser.some((start) => path.startsWith(start))
}
