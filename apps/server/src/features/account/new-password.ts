import { maxPasswordLength, minPasswordLength } from '@provender/domain/application/password'
import { isCommonPassword } from './common-passwords.ts'

export type NewPasswordRefusal =
  | { readonly type: 'TOO_SHORT'; readonly min: number }
  | { readonly type: 'TOO_LONG'; readonly max: number }
  | { readonly type: 'TOO_COMMON' }

/** Why a password that staff set for a user is refused; undefined if it is accepted. */
export function checkNewPassword(password: string): NewPasswordRefusal | undefined {
  if (password.length < minPasswordLength) return { type: 'TOO_SHORT', min: minPasswordLength }
  if (password.length > maxPasswordLength) return { type: 'TOO_LONG', max: maxPasswordLength }
  return isCommonPassword(password, []) ? { type: 'TOO_COMMON' } : undefined
}
