import { Suspense, useState, useSyncExternalStore } from 'react'
import { cookie, cookiePermission, keepCookie } from './cookies.ts'
import { lazyPart } from './lazy-part.ts'

const CookieBar = lazyPart(async () => (await import('./cookie-bar.tsx')).CookieBar)

/** Asked in the browser alone, over the page: nothing of it moves. */
export function CookieQuestion() {
  const [isAnsweredNow, setAnswered] = useState(false)
  const isAnswered = useSyncExternalStore(
    () => () => {},
    () => cookie(cookiePermission) !== undefined,
    () => true,
  )
  if (isAnswered || isAnsweredNow) return null
  return (
    <Suspense>
      <CookieBar
        onAnswer={(answer) => {
          keepCookie(cookiePermission, answer)
          setAnswered(true)
        }}
      />
    </Suspense>
  )
}
