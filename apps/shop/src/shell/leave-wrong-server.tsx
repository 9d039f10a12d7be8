import { platform } from '@provender/platform/current'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useTexts } from '@provender/web/texts/use-texts'
import { Suspense } from 'react'

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
