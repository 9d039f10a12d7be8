import { statusOf } from '@provender/client/api/execute'
import { createRootRouteWithContext, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import { memberQuery } from '../features/staff/member.ts'
import { parseNext } from '../features/staff/next-page.ts'
import type { RouterContext } from '../kernel/router-context.ts'
import { wholesalerQuery } from '../kernel/wholesaler.ts'
import { Floor } from '../shell/floor.tsx'
import { Frame } from '../shell/frame.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queryClient }, location, matches }) => {
    if (matches.some(({ staticData }) => staticData.isDoor)) return
    try {
      await queryClient.ensureQueryData(memberQuery)
    } catch (error) {
      if (statusOf(error) !== 401) throw error
      throw redirect({ to: '/login', search: parseNext({ next: location.href }) })
    }
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(wholesalerQuery)
  },
  component: Root,
})

function Root() {
  const isAtDoor = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.isDoor),
  })
  const isOnFloor = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.isFloor),
  })
  if (isAtDoor) return <Outlet />
  if (isOnFloor)
    return (
      <Floor>
        <Outlet />
      </Floor>
    )
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
