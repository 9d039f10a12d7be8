import { loadWithRetries } from '@provender/web/loading/lazy-part'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import type { HomePageProps } from '../features/home/home-page.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

const load = async () => await import('../features/home/home-page.tsx')

/** Loads after the first script, because the server rendered the page and its links work without it. */
const HomePage = lazyRouteComponent(() => loadWithRetries(load), 'HomePage')

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // Without a connection the page waits for its code, not the navigation.
    const [home] = await Promise.all([loadHome(context), load().then(HomePage.preload, () => undefined)])
    return home
  },
  head: ({ loaderData, match }) => pageMetadata(loaderData?.head, match),
  component: Home,
})

function Home() {
  const { isOpen } = Route.useLoaderData()
  const { appFrame } = Route.useRouteContext()
  if (appFrame) return <appFrame.Home isOpen={isOpen} />
  return <LoadingHome isOpen={isOpen} />
}

/** Not rendered again with its route: React would clear the server's page while the code for it is still loading. */
const LoadingHome = memo(function LoadingHome({ isOpen }: HomePageProps) {
  return (
    <Suspense>
      <HomePage isOpen={isOpen} />
    </Suspense>
  )
})
