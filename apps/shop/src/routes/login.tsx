import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../features/account/login-page.tsx'
import { nextPath } from '../features/account/next-path.ts'
import { pageMetadata } from '../kernel/app/page-metadata.ts'

export const Route = createFileRoute('/login')({
  staticData: { words: 'trading' },
  loaderDeps: ({ search }) => ({ query: search }),
  loader: ({ context, deps: { query } }) => {
    const { next: asked }: { readonly next?: unknown } = query
    const next = nextPath(asked)
    if (context.isSignedIn) throw redirect({ href: next })
    return { next }
  },
  head: ({ match }) => pageMetadata({ title: match.context.i18n._(msg`Log in`), canonical: '/login' }, match),
  component: Login,
})

function Login() {
  return <LoginPage next={Route.useLoaderData().next} />
}
