type OnForeignLink = (host: string) => void

const unreported: string[] = []
let report: OnForeignLink | undefined

/** Reports a link to the shop of another host, now or as soon as there is a listener. */
export function reportForeignLink(host: string): void {
  if (report) report(host)
  else unreported.push(host)
}

/** Calls the listener for every link to the shop of another host. Returns the function that stops listening. */
export function onForeignLink(listener: OnForeignLink): () => void {
  report = listener
  for (const host of unreported.splice(0)) listener(host)
  return () => {
    if (report === listener) report = undefined
  }
}
