import { type Language, languages } from '@provender/domain/languages'
import { appCookies } from './app-cookies.ts'

/** Not from the texts of the shop, because these may be what could not be loaded. */
const texts: Readonly<Record<Language, { readonly problem: string; readonly action: string }>> = {
  en: { problem: 'The app could not start.', action: 'Try again' },
  pl: { problem: 'Nie udało się uruchomić aplikacji.', action: 'Spróbuj ponownie' },
  tr: { problem: 'Uygulama başlatılamadı.', action: 'Yeniden deneyin' },
}

/** Shows that the app could not start, with a button that starts it again on the first page. */
export function showStartFailure(): void {
  const { problem, action } = textsOfUser()
  const text = document.createElement('p')
  text.textContent = problem
  const button = document.createElement('button')
  button.textContent = action
  // The styles of the shop may have removed the border of buttons, or may be missing.
  button.style.cssText =
    'margin-top: 20px; border: 1px solid; border-radius: 8px; padding: 12px 20px; font: inherit'
  button.addEventListener('click', () => location.replace('/'))
  const page = document.createElement('main')
  page.style.cssText = 'margin: 20vh 24px; font: 18px/1.5 sans-serif'
  page.append(text, button)
  document.body.replaceChildren(page)
}

function textsOfUser() {
  const wished = [appCookies.get('lang'), navigator.language.slice(0, 2)]
  return texts[wished.flatMap((code) => languages.find((each) => each === code) ?? [])[0] ?? 'en']
}
