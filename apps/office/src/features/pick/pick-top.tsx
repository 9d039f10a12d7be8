import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { __iconData as ban } from 'lucide-react/icons/ban'
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left'
import { __iconData as menu } from 'lucide-react/icons/menu'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { countLines, type LineToPick } from './pick-lines.ts'
import type { PickView } from './pick-store.ts'

const BackIcon = icon(chevronLeft)
const LinesIcon = icon(menu)
const RefusedIcon = icon(ban)
const OfflineIcon = icon(wifiOff)

interface PickTopProps {
  readonly number: string
  readonly lines: readonly LineToPick[]
  /** From 1; undefined if no line is open. */
  readonly place: number | undefined
  readonly view: PickView
  /** Undefined while all lines are shown. */
  readonly onLines: (() => void) | undefined
}

/** Where the picker is in the order, and what this device still has to send. */
export function PickTop({ number, lines, place, view, onLines }: PickTopProps) {
  const { t } = useLingui()
  const all = lines.length
  const refused = lines.filter((line) => line.refused).length
  const done = lines.filter(({ picked }) => picked !== null).length
  return (
    <>
      <header className="f-top">
        <a
          className="f-back"
          href={hrefOf({ to: '/orders/$number', params: { number } })}
          aria-label={t`Back to order ${number}`}
        >
          <BackIcon />
          <span className="round">{number}</span>
        </a>
        <span>{place === undefined ? t`${done} of ${all} picked` : t`${place} of ${all}`}</span>
        {onLines && (
          <button type="button" className="f-top-button" aria-label={t`All lines`} onClick={onLines}>
            <LinesIcon size="l" />
          </button>
        )}
        <progress className="meter" max={all} value={done} aria-label={t`${done} of ${all} picked`} />
      </header>
      <Unsent view={view} />
      {refused > 0 && place !== undefined && (
        <a
          className="f-refused"
          href={hrefOf({ to: '/pick/$number', params: { number }, search: { line: 'all' } })}
        >
          <RefusedIcon />
          {t`${plural(refused, { one: '# line was', other: '# lines were' })} not accepted. Show the list.`}
        </a>
      )}
    </>
  )
}

/** Renders nothing while everything is sent at once. */
function Unsent({ view: { unsent, isWaiting, isOnlyHere } }: { readonly view: PickView }) {
  const { t } = useLingui()
  const isUp = useSyncExternalStore(subscribeToConnection, isConnected)
  const count = countLines(unsent)
  const isShown = !isUp || (isWaiting && count > 0)
  const isAtRisk = isOnlyHere && count > 0
  return (
    <output className="f-off" hidden={!isShown}>
      {isShown && (
        <>
          <OfflineIcon />
          <span>
            {isUp ? t`The server does not answer.` : t`No connection.`}{' '}
            {count > 0 && t`${plural(count, { one: '# line is', other: '# lines are' })} not sent yet.`}{' '}
            {isAtRisk
              ? t`This device cannot keep them: leave this page open.`
              : count > 0
                ? t`Kept here until the connection is back.`
                : t`Keep picking: your picks are kept here.`}
          </span>
        </>
      )}
    </output>
  )
}
