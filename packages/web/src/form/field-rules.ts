import { useLingui } from '@lingui/react/macro'
import { maxPasswordLength, minPasswordLength } from '@provender/domain/application/password'
import { emailAddress } from '@provender/domain/contact/email-address'
import { phoneNumber } from '@provender/domain/contact/phone-number'
import * as v from 'valibot'

const maxNameLength = 100

/** Validation rules of fields and their texts. The API has the same rules (docs/product-rules.md#forms). */
export function useFieldRules() {
  const { t } = useLingui()
  const maxLength = (maximum_character_value: number) =>
    v.maxLength<string, number, string>(
      maximum_character_value,
      t`Maximum character of ${maximum_character_value}`,
    )
  const password = (missing: string) =>
    v.pipe(
      v.string(),
      v.nonEmpty(missing),
      v.minLength(minPasswordLength, t`Invalid password`),
      maxLength(maxPasswordLength),
    )
  return {
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t`Please enter your email`),
      emailAddress(t`Invalid email`),
    ),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t`Please enter name and surname`),
      maxLength(maxNameLength),
    ),
    line: v.pipe(v.string(), v.trim(), maxLength(maxNameLength)),
    phone: phoneNumber(t`Invalid phone number`),
    knownPassword: v.pipe(v.string(), v.nonEmpty(t`Please enter your password`)),
    password,
  }
}
