import { expect, test } from 'vitest'
import { apiError } from './execute.ts'
import { isTransientError } from './is-transient-error.ts'
import { unreachable } from './refusal.ts'

const refusal = (code: number, key: string) => apiError({ code, key, message: '' })

test('a server that accepts only documents of another version is a transient error, but a bad request is not', () => {
  expect(isTransientError(refusal(400, 'UNKNOWN_DOCUMENT'))).toBe(true)
  expect(isTransientError(apiError(unreachable))).toBe(true)
  for (const key of ['BAD_REQUEST', 'BAD_INPUT']) expect(isTransientError(refusal(400, key)), key).toBe(false)
  expect(isTransientError(new Error('a bug'))).toBe(false)
})
