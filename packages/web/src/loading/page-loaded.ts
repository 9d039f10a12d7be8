/** Resolves once the browser has loaded what the page names; at once on the server. */
export async function pageLoaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
