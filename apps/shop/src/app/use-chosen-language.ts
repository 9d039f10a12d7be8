import { useQueryClient } from '@tanstack/react-query'
import { executeOf } from '../api/ask.ts'
import { keepCookie } from './cookies.ts'
import { ChooseLanguage } from './shell.documents.ts'
import { useViewer } from './viewer.ts'

/** Speaks another language: in this browser at once, and for who is signed in also in letters and wherever she chose none. */
export function useChosenLanguage(): (language: string) => void {
  const queryClient = useQueryClient()
  const { isSignedIn } = useViewer()
  return (language) => {
    keepCookie('lang', language)
    const told = isSignedIn ? executeOf(queryClient)(ChooseLanguage, { language }) : undefined
    // Without a connection it holds for this browser.
    void Promise.resolve(told)
      .catch(() => undefined)
      .then(() => location.reload())
  }
}
