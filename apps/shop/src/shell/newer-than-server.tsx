import { lazyPart } from '@provender/web/loading/lazy-part'
import { useTexts } from '@provender/web/texts/use-texts'
import { Suspense } from 'react'
import { LeaveWrongServer } from './leave-wrong-server.tsx'

const ServerTooOld = lazyPart(async () => (await import('./app/server-too-old-page.tsx')).ServerTooOld)

/** A page of an installed app that asks for what its server does not know yet. */
export function NewerThanServer() {
  const hasTexts = useTexts('app')
  return hasTexts ? (
    <Suspense>
      <ServerTooOld actions={<LeaveWrongServer />} />
    </Suspense>
  ) : null
}
