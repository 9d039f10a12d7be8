import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactSchema } from './contact.ts'

const good = {
  name: 'Zoë Łuk',
  email: 'zoe@corner.example',
  telephone: '',
  message: 'Do you deliver to LS1?',
}

function problems(change: object, limit = 2000): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(contactSchema(limit), { ...good, ...change })
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]).toReversed())
}

test('accepts a message with or without a telephone number', () => {
  expect(problems({})).toEqual({})
  expect(problems({ telephone: '+44 (0)113 496 0000' })).toEqual({})
})

test('names missing and invalid fields of a message', () => {
  expect(problems({ name: '', email: ' ', message: ' \n ' })).toEqual({
    name: 'MISSING',
    email: 'MISSING',
    message: 'MISSING',
  })
  expect(problems({ email: 'a@b\r\nBcc: c@d.example', telephone: 'call me' })).toEqual({
    email: 'INVALID',
    telephone: 'INVALID',
  })
})

test.each(['\u3164', '\u2800 \u2800', '\u034F', '\uFE0F', '\u0301', '\u{1D173}'])(
  'a message of nothing but %j is missing',
  (message) => expect(problems({ message })).toEqual({ message: 'MISSING' }),
)

test('accepts a message up to the configured length and refuses a longer one', () => {
  expect(problems({ message: 'x'.repeat(40) }, 40)).toEqual({})
  expect(problems({ message: 'x'.repeat(41) }, 40)).toEqual({ message: 'TOO_LONG' })
})
