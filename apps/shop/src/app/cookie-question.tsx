import { Suspense, useState, useSyncExternalStore } from 'react'
import { cookie, keepCookie } from './cookies.ts'
import { lazyPart } from './lazy-part.ts'

const CookieBar = lazyPart(async () => (await import('./cookie-bar.tsx')).CookieBar)

const cookieName = 'cookie-permission'

/** Asked in the browser alone, over the page: nothing of it moves. */
export function CookieQuestion() {
  const [isAnsweredNow, setAnswered] = useState(false)
  const isAnswered = useSyncExternalStore(
    () => () => {},
    () => cookie(cookieName) !== undefined,
    () => true,
  )
  if (isAnswered || isAnsweredNow) return null
  return (
    <Suspense>
      <CookieBar
        onAnswer={(answer) => {
          keepCookie(cookieName, answer)
          setAnswered(true)
        }}
      />
    </Suspense>
  )
}
