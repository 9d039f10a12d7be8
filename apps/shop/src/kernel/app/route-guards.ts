import { statusOf } from '@provender/client/api/execute'
import { notFound, redirect } from '@tanstack/react-router'
import { nextSearch } from './current-location.ts'
import type { RouterContext } from './router-context.ts'

interface Opening {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

/** For `beforeLoad` of pages that need a person: visitors go to the login page, which leads back here. */
export function signInFirst({ context, location }: Opening): void {
  if (!context.isSignedIn) throw redirect({ to: '/login', search: nextSearch(location.href) })
}

/** What a loader reads; where the API has it not, the page is not there. */
export async function orNotFound<Data>(reading: Promise<Data>): Promise<Data> {
  try {
    return await reading
  } catch (error) {
    if (statusOf(error) === 404) throw notFound()
    throw error
  }
}
