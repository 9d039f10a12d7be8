import { maxPasswordLength, minPasswordLength } from '@provender/domain/application/password'
import { ok, refuse, type Result } from '@provender/domain/result'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'

export type NewPasswordRefusal =
  | { readonly type: 'TOO_SHORT'; readonly min: number; readonly length: number }
  | { readonly type: 'TOO_LONG'; readonly max: number }
  | { readonly type: 'TOO_COMMON' }

export interface PasswordInput {
  readonly passwords: Passwords
  readonly readPassword: () => Promise<string>
}

export async function hashNewPassword(
  passwords: Passwords,
  password: string,
): Promise<Result<string, NewPasswordRefusal>> {
  const { length } = password
  if (length < minPasswordLength) return refuse({ type: 'TOO_SHORT', min: minPasswordLength, length })
  if (length > maxPasswordLength) return refuse({ type: 'TOO_LONG', max: maxPasswordLength })
  return isCommonPassword(password, [])
    ? refuse({ type: 'TOO_COMMON' })
    : ok(await passwords.hash(password, 'command'))
}
