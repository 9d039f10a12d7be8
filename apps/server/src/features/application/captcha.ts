import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Settings } from '../../kernel/settings.ts'

/** What was found out about who fills in a form. `unknown`: the service did not say. */
type CaptchaVerdict = 'human' | 'refused' | 'unknown'

interface CaptchaCheck {
  readonly siteKey: string
  /** What the widget gave the form. */
  readonly answer: string
  readonly ip: string
}

export type AskCaptcha = (check: CaptchaCheck) => Promise<CaptchaVerdict>

declare module '../../kernel/deps.ts' {
  interface Deps {
    /** Asked where the config has the site key of a captcha. */
    readonly askCaptcha: AskCaptcha
  }
}

const service = 'https://api.hcaptcha.com/siteverify'
const timeoutMs = 5000

const verdictSchema = v.object({ success: v.boolean(), 'error-codes': v.optional(v.array(v.string()), []) })

/** What these say is wrong with us, not with who fills in the form. */
const ourMistake = /secret|sitekey|bad-request/

/** Has hCaptcha say whether its widget was answered by a person, for this site and once. */
export function hCaptcha(
  { hCaptchaSecret }: Pick<Settings, 'hCaptchaSecret'>,
  log: Pick<Logger, 'error'>,
  address = service,
): AskCaptcha {
  return async ({ siteKey, answer, ip }) => {
    if (hCaptchaSecret === undefined) {
      log.error('hCaptchaSiteKey is set without HCAPTCHA_SECRET: nobody can apply')
      return 'unknown'
    }
    if (answer === '') return 'refused'
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({
          secret: hCaptchaSecret,
          sitekey: siteKey,
          response: answer,
          remoteip: ip,
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`hCaptcha answered ${response.status}`)
      const { success, 'error-codes': codes } = v.parse(verdictSchema, await response.json())
      if (success) return 'human'
      if (!codes.some((code) => ourMistake.test(code))) return 'refused'
      throw new Error(`hCaptcha does not take the request: ${codes.join(', ')}`)
    } catch (error) {
      log.error({ err: error }, 'hCaptcha could not be asked')
      return 'unknown'
    }
  }
}
