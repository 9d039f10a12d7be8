import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../features/account/login-page.tsx'
import { parseNextSearch } from '../features/account/next-path.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/login')({
  staticData: { texts: 'trading' },
  validateSearch: parseNextSearch,
  loaderDeps: ({ search: { next } }) => ({ next }),
  loader: ({ context, deps: { next = '/' } }) => {
    if (context.isSignedIn) throw redirect({ href: next })
    return { next }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Log in`), canonical: match.pathname }, match),
  component: Login,
})

function Login() {
  return <LoginPage next={Route.useLoaderData().next} />
}
