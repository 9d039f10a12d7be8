import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as monitor } from 'lucide-react/icons/monitor'
import { useMoment } from '../../kernel/use-moment.ts'
import type { Person } from './people-query.ts'

const DeviceIcon = icon(monitor)

interface PersonSessionsProps {
  readonly sessions: Person['sessions']
  /** The session that is being ended. */
  readonly ending: string | undefined
  readonly onEnd: (id: string) => void
}

export function PersonSessions({ sessions, ending, onEnd }: PersonSessionsProps) {
  const { t } = useLingui()
  const moment = useMoment()
  return (
    <section className="sect">
      <h3>{t`Signed in now`}</h3>
      {sessions.length === 0 && <p className="second py-2">{t`On no device.`}</p>}
      <ul className="sessions">
        {sessions.map(({ id, device, isCurrent, openedAt, lastUsedAt, endsAt }) => {
          const name = device || t`Unknown device`
          const [since, until] = [moment(openedAt), moment(endsAt)]
          return (
            <li key={id}>
              <DeviceIcon size="s" />
              <span>
                <b>{name}</b>
                <small>{t`since ${since}, ends ${until}`}</small>
              </span>
              <span className={isCurrent ? 'here' : 'second'}>
                {isCurrent ? t`this device` : moment(lastUsedAt)}
              </span>
              {!isCurrent && (
                <Button
                  size="small"
                  busy={ending === id}
                  aria-label={t`End the session on ${name}`}
                  onClick={() => onEnd(id)}
                >
                  {t`End`}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
