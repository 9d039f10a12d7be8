import { useLingui } from '@lingui/react/macro'
import { emailAddress } from '@provender/domain/contact/email-address'
import { phoneNumber } from '@provender/domain/contact/phone-number'
import * as v from 'valibot'

const longestName = 100
const shortestPassword = 8
const longestPassword = 256

/** Validation rules of fields and their texts. The API has the same rules (docs/product-rules.md#forms). */
export function useFieldRules() {
  const { t } = useLingui()
  const atMost = (maximum_character_value: number) =>
    v.maxLength<string, number, string>(
      maximum_character_value,
      t`Maximum character of ${maximum_character_value}`,
    )
  const password = (missing: string) =>
    v.pipe(
      v.string(),
      v.nonEmpty(missing),
      v.minLength(shortestPassword, t`Invalid password`),
      atMost(longestPassword),
    )
  return {
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t`Please enter your email`),
      emailAddress(t`Invalid email`),
    ),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Please enter name and surname`), atMost(longestName)),
    line: v.pipe(v.string(), v.trim(), atMost(longestName)),
    phone: phoneNumber(t`Invalid phone number`),
    knownPassword: v.pipe(v.string(), v.nonEmpty(t`Please enter your password`)),
    password,
  }
}
