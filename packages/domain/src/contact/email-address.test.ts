import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { emailAddress, isEmailAddress } from './email-address.ts'
import { goodEmails, wrongEmails } from './email-addresses.fixture.ts'

test.each(goodEmails)('e-mails can be sent to %s', (email) => {
  expect(isEmailAddress(email)).toBe(true)
})

test.each(wrongEmails)('no e-mail can be sent to %j', (email) => {
  expect(isEmailAddress(email)).toBe(false)
})

test('accepts every character that e-mail allows in a local part', () => {
  const signs = Array.from("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789!#$%&'*+-/=?^_`{|}~")
  const word = fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 20 })
    .map((each) => each.join(''))
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('.'))
  fc.assert(fc.property(name, (local) => isEmailAddress(`${local}@corner.example`)))
})

test('refuses a line break, a space or a control character in an address', () => {
  const breaks = fc.constantFrom('\r', '\n', '\t', ' ', '\0', '\u00A0', '\u2028', '\u200B', '\u202E')
  fc.assert(
    fc.property(fc.constantFrom(...goodEmails), breaks, fc.nat(), (email, sign, offset) => {
      const index = offset % (email.length + 1)
      return !isEmailAddress(email.slice(0, index) + sign + email.slice(index))
    }),
  )
})

test('a copied address loses the invisible characters around it', () => {
  const invisible = fc
    .array(fc.constantFrom(' ', '\t', '\u00A0', '\u200B', '\u202A', '\u202C', '\u2066', '\u2069', '\uFEFF'))
    .map((signs) => signs.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...goodEmails), invisible, invisible, (email, before, after) => {
      expect(v.parse(emailAddress('wrong'), before + email + after)).toBe(email)
    }),
  )
})

test('looks at no text that is far longer than an address', () => {
  expect(v.is(emailAddress('wrong'), `${' '.repeat(200)}ann@corner.example${' '.repeat(200)}`)).toBe(true)
  const trimmed = vi.spyOn(String.prototype, 'replace')
  expect(v.is(emailAddress('wrong'), `ann@corner.example${' '.repeat(90_000)}x`)).toBe(false)
  expect(isEmailAddress(`ann@corner.example${'\u0301'.repeat(90_000)}`)).toBe(false)
  expect(trimmed).not.toHaveBeenCalled()
  trimmed.mockRestore()
})
