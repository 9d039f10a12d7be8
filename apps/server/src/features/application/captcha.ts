import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Settings } from '../../kernel/settings.ts'

/** The verdict of the captcha service. `unknown`: it gave none. */
type CaptchaResult = 'human' | 'refused' | 'unknown'

interface CaptchaCheck {
  readonly siteKey: string
  readonly answer: string
  readonly ip: string
}

export type VerifyCaptcha = (check: CaptchaCheck) => Promise<CaptchaResult>

declare module '../../kernel/deps.ts' {
  interface Deps {
    /** Called if the config has a captcha site key. */
    readonly verifyCaptcha: VerifyCaptcha
  }
}

const service = 'https://api.hcaptcha.com/siteverify'
const timeoutMs = 5000

const verdictSchema = v.object({ success: v.boolean(), 'error-codes': v.optional(v.array(v.string()), []) })

/** Error codes of a mistake in our configuration, not in the form. */
const ourMistake = /secret|sitekey|bad-request/

/** Verifies with hCaptcha that a person solved its widget, for this site and only once. */
export function hCaptcha(
  { hCaptchaSecret }: Pick<Settings, 'hCaptchaSecret'>,
  log: Pick<Logger, 'error'>,
  address = service,
): VerifyCaptcha {
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
      throw new Error(`hCaptcha rejected the request: ${codes.join(', ')}`)
    } catch (error) {
      log.error({ err: error }, 'could not verify a captcha with hCaptcha')
      return 'unknown'
    }
  }
}
