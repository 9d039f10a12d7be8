import type { Language } from '@provender/domain/languages'
import { translatorFor } from '@provender/messages/format-message'
import { errorPageMessages } from '@provender/messages/refusals/error-page-messages'

export interface ErrorPage {
  readonly isBusy: boolean
  readonly reference: string
  readonly language: Language
}

/**
 * The page of last resort. It has no script and no picture, because those could fail too. The log and the
 * error report have the same reference.
 */
export function errorPage({ isBusy, reference, language }: ErrorPage): string {
  const translate = translatorFor(language)
  const { title, text } = isBusy ? errorPageMessages.away : errorPageMessages.bug
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${translate(title)}</title>
<style>
  :root { color-scheme: light dark; font: 420 1rem/1.5 Archivo, system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; padding: 2rem; box-sizing: border-box; }
  main { max-width: 40rem; margin-inline: auto; width: 100%; }
  h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.014em; margin: 0 0 0.5rem; }
  a { color: light-dark(oklch(0.445 0.115 153), oklch(0.765 0.135 152)); }
  small { opacity: 0.7; }
</style>
<main>
  <h1>${translate(title)}</h1>
  <p>${translate(text)}</p>
  <p><a href="">${translate(errorPageMessages.again)}</a></p>
  <small>${translate(errorPageMessages.reference)}: ${reference}</small>
</main>
</html>`
}
