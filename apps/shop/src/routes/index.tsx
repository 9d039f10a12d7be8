import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../catalogue/home-page.tsx'
import { loadHome } from '../catalogue/load-home.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  component: HomePage,
})
