/** Names the shop this window runs: the address of its script changes with everything it is made of. */
export function tabBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/entry-client"]')
  return script ? new URL(script.src).pathname : ''
}
