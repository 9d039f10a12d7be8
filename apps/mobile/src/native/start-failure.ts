import { isLanguage, type Language } from '@provender/domain/languages'
import type { StartTexts } from '../../start-texts.ts'
import { appCookies } from './app-cookies.ts'

declare const startTexts: StartTexts

/** Shows that the app could not start, with a button that starts it again on the first page. */
export function showStartFailure(): void {
  const { notStarted, startAgain } = startTexts[languageOfUser()]
  const text = document.createElement('p')
  text.textContent = notStarted
  const button = document.createElement('button')
  button.textContent = startAgain
  // The styles of the shop may have removed the border of buttons, or may be missing.
  button.style.cssText =
    'margin-top: 20px; border: 1px solid; border-radius: 8px; padding: 12px 20px; font: inherit'
  button.addEventListener('click', () => location.replace('/'))
  const page = document.createElement('main')
  page.style.cssText = 'margin: 20vh 24px; font: 18px/1.5 sans-serif'
  page.append(text, button)
  document.body.replaceChildren(page)
}

function languageOfUser(): Language {
  return [appCookies.get('lang'), navigator.language.slice(0, 2)].find(isLanguage) ?? 'en'
}
