import { statusOf } from '@provender/client/api/execute'
import { notFound, redirect } from '@tanstack/react-router'
import { nextSearch } from '../links/login-href.ts'
import type { RouterContext } from '../state/router-context.ts'

interface RouteLocation {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

/** For `beforeLoad` of pages for signed-in users. Redirects visitors to the login page, which returns here. */
export function requireSignIn({ context, location }: RouteLocation): void {
  if (!context.isSignedIn) throw redirect({ to: '/login', search: nextSearch(location.href) })
}

/** Wraps a read of a loader: a 404 of the API shows the page as not found. */
export async function orNotFound<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (statusOf(error) === 404) throw notFound()
    throw error
  }
}
