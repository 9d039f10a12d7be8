import type { Context } from '../../kernel/graphql/context.ts'
import { officeCookie } from '../../kernel/http/reply-cookies.ts'
import { staffSessionSeconds } from './staff-sessions.ts'

/** Strict: no page and no link of another site opens the office signed in. */
const options = { httpOnly: true, sameSite: 'strict' } as const

export function setOfficeCookie({ cookies }: Pick<Context, 'cookies'>, secret: string): void {
  cookies.set(officeCookie, secret, { ...options, maxAgeSeconds: staffSessionSeconds })
}

export function clearOfficeCookie({ cookies }: Pick<Context, 'cookies'>): void {
  cookies.set(officeCookie, null, { ...options, maxAgeSeconds: 0 })
}
