import { useLingui } from '@lingui/react/macro'
import type { Language } from '@provender/domain/languages'
import { staffMay, type StaffRole } from '@provender/domain/permission/permission'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { dayLabels, localMoment } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { focusPane, PaneHeading } from '../../kernel/pane-heading.tsx'
import { useKeys } from '../../kernel/use-keys.ts'
import { useMoment } from '../../kernel/use-moment.ts'
import { useWholesaler } from '../../kernel/wholesaler.ts'
import { readMemberAgain, useMember } from '../staff/member.ts'
import { useRoleNames } from '../staff/use-role-names.ts'
import type { Person } from './people-query.ts'
import { PersonChanges } from './person-changes.tsx'
import { type AskedStep, PersonStepQuestion, RoleQuestion } from './person-questions.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { usePeopleTexts } from './use-people-texts.ts'
import { type PersonStep, usePersonSteps } from './use-person-steps.ts'

const BackIcon = icon(chevronLeft)

/** One person: the role, the ways in, the sessions, and what was changed. */
export function PersonPane({ person }: { readonly person: Person }) {
  const { t } = useLingui()
  const { name, email, role, state, hasJoined, invitation, sessions, changes } = person
  const { warehouseTimezone } = useWholesaler()
  const language = useLanguage()
  const roleNames = useRoleNames()
  const moment = useMoment()
  const sentAt = invitation && moment(invitation.sentAt)
  const { waysIn, linkText, changeNames } = usePeopleTexts()
  const { inProgress, refusal, done, run } = usePersonSteps(person)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'role' | AskedStep>()
  const isYou = useMember().email === email
  const hasLeft = state === 'LEFT'
  const goBack = () => {
    setAsked(undefined)
    focusPane()
  }
  const changeRole = async (chosen: StaffRole): Promise<void> => {
    if (!(await run({ type: 'role', role: chosen }))) return
    goBack()
    if (!isYou) return
    await readMemberAgain(queryClient)
    if (!staffMay(chosen, 'people')) await navigate({ to: '/orders' })
  }
  const steps = [
    ...(!isYou && sessions.length > 0
      ? [{ step: 'endAllSessions', key: 'x', label: t`End all sessions` } as const]
      : []),
    ...(!isYou && state === 'ACTIVE' ? [{ step: 'endAccess', key: 'd', label: t`End access` } as const] : []),
    ...(hasLeft
      ? hasJoined
        ? [{ step: 'returnAccess', key: 'g', label: t`Give access back` } as const]
        : [{ step: 'inviteAgain', key: 'g', label: t`Invite again` } as const]
      : []),
    ...(state === 'INVITED'
      ? [
          { step: 'sendAgain', key: 'g', label: t`Send again` } as const,
          { step: 'withdraw', key: 'd', label: t`Withdraw` } as const,
        ]
      : []),
  ]
  const asks = asked && steps.find(({ step }) => step === asked)
  const runAndReturn = async (step: PersonStep): Promise<void> => {
    if (await run(step)) goBack()
  }
  const keys = {
    Escape: () => void navigate({ to: '/staff' }),
    ...(hasLeft ? {} : { r: () => setAsked('role') }),
    ...Object.fromEntries(steps.map(({ step, key }) => [key, () => setAsked(step)])),
  }
  useKeys(asked ? noKeys : keys)
  return (
    <div className="pane">
      <header className="pane-top">
        <a className="back" href={hrefOf({ to: '/staff' })} aria-label={t`Back to the list`}>
          <BackIcon size="s" />
        </a>
        <PaneHeading>{name}</PaneHeading>
        <span className="second">
          {hasLeft ? t`no access` : state === 'INVITED' ? t`invited` : roleNames[role]}
        </span>
        <span className="steps">
          {steps.map(({ step, key, label }) => (
            <Button
              key={step}
              look={hasLeft && !asked ? 'go' : 'plain'}
              busy={inProgress?.type === step}
              aria-keyshortcuts={key}
              onClick={() => setAsked(step)}
            >
              {label} <kbd aria-hidden>{key}</kbd>
            </Button>
          ))}
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className="pane-body scroll" tabIndex={0}>
        <RefusalNote refusal={refusal} />
        <output className="sr-only">{done && changeNames[done]}</output>
        {asked === 'role' && (
          <RoleQuestion
            current={role}
            isYou={isYou}
            isBusy={inProgress?.type === 'role'}
            onAnswer={(chosen) => void changeRole(chosen)}
            onBack={goBack}
          />
        )}
        {asks && (
          <PersonStepQuestion
            key={asks.step}
            step={asks.step}
            label={asks.label}
            name={name}
            email={email}
            role={roleNames[role]}
            isBusy={inProgress?.type === asks.step}
            onAnswer={() => void runAndReturn({ type: asks.step })}
            onBack={goBack}
          />
        )}
        <dl className="pairs">
          <dt>{t`Role`}</dt>
          <dd>
            {roleNames[role]}{' '}
            {!hasLeft && (
              <button
                type="button"
                className="link"
                aria-label={t`Change the role`}
                aria-keyshortcuts="r"
                onClick={() => setAsked('role')}
              >
                {t`change`}
              </button>
            )}
          </dd>
          <dt>{t`E-mail`}</dt>
          <dd>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
          <dt>{t`Signs in with`}</dt>
          <dd>{waysIn(person)}</dd>
          {invitation && (
            <>
              <dt>{t`Invitation`}</dt>
              <dd>
                {t`sent ${sentAt}`}, {linkText(invitation)}
              </dd>
            </>
          )}
          <dt>{t({ message: 'Since', context: 'people' })}</dt>
          <dd>{dayWithYear(localMoment(person.since, warehouseTimezone).date, language)}</dd>
        </dl>
        {state === 'ACTIVE' && (
          <PersonSessions
            sessions={sessions}
            ending={inProgress?.type === 'endSession' ? inProgress.id : undefined}
            onEnd={(id) => void runAndReturn({ type: 'endSession', id })}
          />
        )}
        <PersonChanges changes={changes} />
      </div>
    </div>
  )
}

function dayWithYear(date: string, language: Language): string {
  const { day, month } = dayLabels(date, language)
  return `${day} ${month} ${date.slice(0, 4)}`
}

const noKeys = {}
