/** The page of last resort: no script, no picture, nothing that could fail as well. */
export function errorPage({
  isAway,
  reference,
}: {
  readonly isAway: boolean
  readonly reference: string
}): string {
  const title = isAway ? 'We’re popular right now!' : 'Server Error'
  const text = isAway
    ? 'We cannot reach our books for a moment. Your basket is safe. Please try again.'
    : 'An error has occurred. Please try again.'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 420 1rem/1.5 Archivo, system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; padding: 2rem; box-sizing: border-box; }
  main { max-width: 40rem; margin-inline: auto; width: 100%; }
  h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.014em; margin: 0 0 0.5rem; }
  a { color: light-dark(oklch(0.445 0.115 153), oklch(0.765 0.135 152)); }
  small { opacity: 0.7; }
</style>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <p><a href="">Try again</a></p>
  <small>${reference}</small>
</main>
</html>`
}
