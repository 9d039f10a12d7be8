import { useLingui } from '@lingui/react/macro'
import { transitions } from '@provender/domain/order/state-machine'
import { staffMay } from '@provender/domain/permission/permission'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { usePageTitle } from '../../kernel/page-title.ts'
import { useKeys } from '../../kernel/use-keys.ts'
import { useMember } from '../staff/member.ts'
import { LineScreen } from './line-screen.tsx'
import { linesToPick, nextOpenLine } from './pick-lines.ts'
import { PickOverview } from './pick-overview.tsx'
import { pickQuery } from './pick-query.ts'
import type { PickSearch } from './pick-search.ts'
import { pickStoreOf } from './pick-store.ts'
import { PickTop } from './pick-top.tsx'

interface PickPageProps {
  readonly number: string
  readonly linePosition: PickSearch['line']
}

/** The lines of one order, one after the other in the order of the shelves. It goes on without a connection. */
export function PickPage({ number, linePosition }: PickPageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { role, email } = useMember()
  const navigate = useNavigate()
  const store = pickStoreOf(queryClient, email)
  const view = useSyncExternalStore(store.subscribe, store.view)
  const { officeOrder } = useSuspenseQuery(pickQuery(number)).data
  const { order, companyName } = officeOrder
  const lines = useMemo(() => linesToPick(officeOrder, view), [officeOrder, view])
  const canPick = staffMay(role, 'orders.pick') && transitions.PICK.from.includes(order.state)
  const line = canPick
    ? linePosition === undefined
      ? nextOpenLine(lines, undefined)
      : lines.find(({ position }) => position === linePosition)
    : undefined
  const position = line?.position
  const goTo = useCallback(
    (next: PickSearch['line']) =>
      void navigate({
        to: '/pick/$number',
        params: { number },
        search: next === undefined ? {} : { line: next },
        replace: true,
      }),
    [navigate, number],
  )
  useEffect(() => {
    // The line stays when a colleague picks it: nothing changes under the finger.
    if (linePosition === undefined && position !== undefined) goTo(position)
  }, [linePosition, position, goTo])
  useKeys(
    useMemo(
      () => ({ Escape: () => void navigate({ to: '/orders/$number', params: { number } }) }),
      [navigate, number],
    ),
  )
  usePageTitle(t`Pick ${number}`)
  const place = line && lines.indexOf(line) + 1
  return (
    <>
      <PickTop
        number={number}
        lines={lines}
        place={place}
        view={view}
        onLines={line && (() => goTo('all'))}
      />
      {line ? (
        <LineScreen
          lines={lines}
          line={line}
          companyName={companyName}
          isCardHeld={order.paymentType === 'CARD'}
          mayAgree={staffMay(role, 'orders.exceed')}
          onRecord={({ position: picked, seen }, supplied, consent) =>
            store.pick({ number, position: picked, supplied, seen, ...consent })
          }
          onGoTo={goTo}
        />
      ) : (
        <PickOverview
          order={order}
          companyName={companyName}
          lines={lines}
          canPick={canPick}
          onGoOn={() => goTo(undefined)}
        />
      )}
    </>
  )
}
