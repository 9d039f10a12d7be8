import { platform } from '@provender/platform/current'
import { Suspense } from 'react'
import { lazyPart } from '../kernel/app/lazy-part.ts'
import { useTexts } from '../kernel/app/use-texts.ts'

const LeaveServer = lazyPart(
  async () => (await import('../features/server-choice/leave-server.tsx')).LeaveServer,
)

/** A way out of the common app's error pages: the user may have chosen the wrong server, which opens no other page. */
export function LeaveWrongServer() {
  return platform().app?.leaveServer ? <WithTexts /> : null
}

function WithTexts() {
  const hasTexts = useTexts('trading')
  return hasTexts ? (
    <Suspense>
      <LeaveServer />
    </Suspense>
  ) : null
}
