import type { ReactNode } from 'react'
import { useSession } from './use-session.ts'

/** The whole screen for one job, in type and targets for gloves: the pages of the warehouse. */
export function Floor({ children }: { readonly children: ReactNode }) {
  useSession()
  return (
    <main className="floor" id="page">
      <div className="floor-in">{children}</div>
    </main>
  )
}
