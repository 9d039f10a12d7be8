import { useLingui } from '@lingui/react/macro'
import { FieldError } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { useEffect, useRef, useState } from 'react'
import { type CaptchaWidget, showCaptcha } from './show-captcha.ts'

export interface CaptchaProps {
  readonly siteKey: string
  /** Empty once it has expired. */
  readonly onAnswer: (answer: string) => void
  /** Increase it after using an answer, because each is valid once. */
  readonly round: number
  readonly isMissing: boolean
}

export function Captcha({ siteKey, onAnswer, round, isMissing }: CaptchaProps) {
  const { t, i18n } = useLingui()
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<CaptchaWidget>(undefined)
  const answered = useRef(onAnswer)
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    answered.current = onAnswer
  }, [onAnswer])
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let isLeft = false
    const show = async (): Promise<void> => {
      try {
        const captcha = await showCaptcha(element, {
          siteKey,
          language: i18n.locale,
          onAnswer: (answer) => answered.current(answer),
        })
        if (isLeft) captcha.remove()
        else widget.current = captcha
      } catch {
        // A blocker gives no reason.
        if (!isLeft) setBlocked(true)
      }
    }
    void show()
    return () => {
      isLeft = true
      widget.current?.remove()
    }
  }, [siteKey, i18n.locale])
  useEffect(() => {
    if (round > 0) widget.current?.reset()
  }, [round])
  return (
    <div className="grid gap-2">
      <div ref={container} className="min-h-19.5" />
      {isBlocked && (
        <Note tone="bad" urgent>
          {t`We couldn't load the “I'm not a robot” check. Allow hcaptcha.com on your device, or call us.`}
        </Note>
      )}
      {isMissing && <FieldError>{t`Please confirm that you are not a robot.`}</FieldError>}
    </div>
  )
}
