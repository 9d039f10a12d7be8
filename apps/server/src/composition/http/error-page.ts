import type { Language } from '@provender/domain/languages'

interface Words {
  readonly away: readonly [title: string, text: string]
  readonly bug: readonly [title: string, text: string]
  readonly again: string
  readonly reference: string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    away: [
      'We’re popular right now!',
      'We cannot reach our data for a moment. Your basket is safe. Please try again.',
    ],
    bug: ['Server Error', 'An error has occurred. Please try again.'],
    again: 'Try again',
    reference: 'Reference',
  },
  pl: {
    away: [
      'Mamy teraz duży ruch!',
      'Przez chwilę nie mamy dostępu do naszych danych. Twój koszyk jest bezpieczny. Spróbuj ponownie.',
    ],
    bug: ['Błąd serwera', 'Wystąpił błąd. Spróbuj ponownie.'],
    again: 'Spróbuj ponownie',
    reference: 'Numer',
  },
  tr: {
    away: [
      'Şu anda çok yoğunuz!',
      'Kayıtlarımıza kısa süreliğine ulaşamıyoruz. Sepetiniz güvende. Lütfen yeniden deneyin.',
    ],
    bug: ['Sunucu hatası', 'Bir hata oluştu. Lütfen yeniden deneyin.'],
    again: 'Yeniden dene',
    reference: 'Referans',
  },
}

export interface ErrorPage {
  readonly isAway: boolean
  readonly reference: string
  readonly language: Language
}

/**
 * The page of last resort. It has no script and no picture, because those could fail too. The log and the
 * error report have the same reference.
 */
export function errorPage({ isAway, reference, language }: ErrorPage): string {
  const { away, bug, again, reference: name } = words[language]
  const [title, text] = isAway ? away : bug
  return `<!doctype html>
<html lang="${language}">
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
  <p><a href="">${again}</a></p>
  <small>${name}: ${reference}</small>
</main>
</html>`
}
