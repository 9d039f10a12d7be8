/** Identifies the build that this tab runs. The address of its script changes with everything that it is built from. */
export function tabBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/entry-"]')
  return script ? new URL(script.src).pathname : ''
}
