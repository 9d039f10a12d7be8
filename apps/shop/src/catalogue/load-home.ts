import { ask } from '../api/ask.ts'
import type { RouterContext } from '../app/router.tsx'
import { Home, LastOrder } from './home.documents.ts'
import { canSeeCatalogue } from './login-wall.ts'

export const homeQuery = ask(Home, { shelf: 8 })
export const lastOrderQuery = ask(LastOrder, {})

export async function loadHome(context: RouterContext): Promise<{ readonly isOpen: boolean }> {
  const { queryClient, isSignedIn } = context
  const isOpen = await canSeeCatalogue(context)
  await Promise.all([
    isOpen ? queryClient.ensureQueryData(homeQuery) : undefined,
    isSignedIn ? queryClient.ensureQueryData(lastOrderQuery) : undefined,
  ])
  return { isOpen }
}
