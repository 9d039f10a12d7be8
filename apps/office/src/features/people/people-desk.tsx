import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef } from 'react'
import { moveRowFocus } from '../../kernel/move-row-focus.ts'
import { usePageTitle } from '../../kernel/page-title.ts'
import { useKeys } from '../../kernel/use-keys.ts'
import { PeopleList } from './people-list.tsx'
import { usePeople } from './people-query.ts'

interface PeopleDeskProps {
  /** The code of the person who is open. */
  readonly opened: string | undefined
  readonly isInviting: boolean
  /** What is open beside the list. */
  readonly children: ReactNode
}

/** The wholesaler's people, and beside the list the one who is open. */
export function PeopleDesk({ opened, isInviting, children }: PeopleDeskProps) {
  const { t } = useLingui()
  const people = usePeople()
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const isPaneOpen = opened !== undefined || isInviting
  const navigate = useNavigate()
  usePageTitle(t`Staff`)
  useKeys(
    useMemo(
      () => ({
        j: () => {
          if (!isAsking(pane.current)) moveRowFocus(list.current, 1)
        },
        k: () => {
          if (!isAsking(pane.current)) moveRowFocus(list.current, -1)
        },
        i: () => {
          if (!isAsking(pane.current)) void navigate({ to: '/staff/invite' })
        },
      }),
      [navigate],
    ),
  )
  return (
    <>
      <div className="work-bar" data-pane={isPaneOpen}>
        <h1>{t`Staff`}</h1>
        {!isInviting && (
          <span className="ml-auto">
            <ButtonLink href={hrefOf({ to: '/staff/invite' })} size="small" aria-keyshortcuts="i">
              {t`Invite`} <kbd aria-hidden>i</kbd>
            </ButtonLink>
          </span>
        )}
      </div>
      <div className="desk people" data-open={isPaneOpen}>
        <section className="desk-list" aria-label={t`People`}>
          <div />
          <div ref={list} className="scroll">
            <PeopleList people={people} opened={opened} isWide={!isPaneOpen} />
          </div>
          <p className="keys">
            <span>
              <kbd>j</kbd> <kbd>k</kbd> {t`move`}
            </span>
            <span>
              <kbd>Enter</kbd> {t`open`}
            </span>
            <span>
              <kbd>i</kbd> {t`invite`}
            </span>
            <span>
              <kbd>Esc</kbd> {t`back`}
            </span>
          </p>
        </section>
        <section ref={pane} className="desk-open" aria-label={isInviting ? t`Invite` : t`Person`}>
          {children}
        </section>
      </div>
    </>
  )
}

/** Leaving an open question would lose what was chosen. */
function isAsking(pane: HTMLElement | null): boolean {
  return Boolean(pane?.querySelector('.ask'))
}
