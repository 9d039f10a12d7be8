import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@provender/domain/permission/permission'
import { Button } from '@provender/ui/controls/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEscape } from '../../kernel/use-keys.ts'
import { RoleChoice } from './role-choice.tsx'

interface QuestionProps {
  readonly isBusy: boolean
  readonly onBack: () => void
}

interface QuestionFormProps extends QuestionProps {
  readonly label: string
  readonly look: 'go' | 'danger'
  readonly isOff?: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

function QuestionForm({ label, look, isOff = false, isBusy, onSubmit, onBack, children }: QuestionFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  useEscape(onBack)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, button')?.focus(), [])
  return (
    <form
      ref={form}
      className="ask"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isOff) onSubmit()
      }}
    >
      {children}
      <span className="steps">
        <Button type="submit" look={look} busy={isBusy} aria-disabled={isOff}>
          {label}
        </Button>
        <Button onClick={onBack}>
          {t`Back`} <kbd aria-hidden>Esc</kbd>
        </Button>
      </span>
    </form>
  )
}

interface RoleQuestionProps extends QuestionProps {
  readonly current: StaffRole
  readonly isYou: boolean
  readonly onAnswer: (role: StaffRole) => void
}

export function RoleQuestion({ current, isYou, onAnswer, ...question }: RoleQuestionProps) {
  const { t } = useLingui()
  const [role, setRole] = useState(current)
  return (
    <QuestionForm
      {...question}
      label={t`Change the role`}
      look="go"
      isOff={role === current}
      onSubmit={() => onAnswer(role)}
    >
      <RoleChoice chosen={role} onChoose={setRole} />
      <p className="second">
        {isYou && role !== 'MANAGER'
          ? t`You will no longer see this page. Only another manager can make you a manager again.`
          : t`It counts within five seconds, also where they are signed in.`}
      </p>
    </QuestionForm>
  )
}

export type AskedStep =
  | 'endAllSessions'
  | 'endAccess'
  | 'returnAccess'
  | 'inviteAgain'
  | 'withdraw'
  | 'sendAgain'

interface StepQuestionProps extends QuestionProps {
  readonly step: AskedStep
  readonly label: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly onAnswer: () => void
}

export function PersonStepQuestion({ step, name, email, role, onAnswer, ...question }: StepQuestionProps) {
  const { t } = useLingui()
  const texts: Readonly<Record<AskedStep, string>> = {
    endAllSessions: t`${name} is signed out on every device, and can sign in again.`,
    endAccess: t`${name} is signed out everywhere and cannot sign in any more. What they did keeps their name, and you can give access back.`,
    returnAccess: t`We send a link to ${email}. With it ${name} chooses a new password and can sign in again, in the role ${role}. The old password no longer works.`,
    inviteAgain: t`We send a link to ${email}. With it ${name} chooses a password and can sign in, in the role ${role}.`,
    withdraw: t`The link that ${name} has no longer works. You can invite them again.`,
    sendAgain: t`We send a new link to ${email}. The earlier one no longer works.`,
  }
  return (
    <QuestionForm
      {...question}
      look={step === 'endAccess' || step === 'withdraw' ? 'danger' : 'go'}
      onSubmit={onAnswer}
    >
      <p>{texts[step]}</p>
    </QuestionForm>
  )
}
