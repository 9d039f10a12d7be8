import { expect, test } from 'vitest'
import { contactMethod, phoneHref } from './contact-method.ts'

const number = '+44 (113) 496 0000'

test('a price request leads to the contact form if the wholesaler shows it', () => {
  expect(contactMethod({ show: { contactUs: true }, registerCallPhoneNumber: number })).toBe('/contact-us')
})

test('without the form it leads to a telephone call', () => {
  expect(contactMethod({ show: { contactUs: false }, registerCallPhoneNumber: number })).toBe(
    'tel:+441134960000',
  )
})

test('without either there is no link', () => {
  expect(contactMethod({ show: { contactUs: false }, registerCallPhoneNumber: '' })).toBeUndefined()
})

test.each([
  ['+44 (113) 496 0000', 'tel:+441134960000'],
  ['0113 496 0001 ext. 12', 'tel:01134960001;ext=12'],
  ['22 123 45 67 wew. 12', 'tel:221234567;ext=12'],
  ['0113 496 0001 #12', 'tel:01134960001;ext=12'],
])('%s is called without its extension in the number', (text, href) => {
  expect(phoneHref(text)).toBe(href)
})
