import { expect, test } from 'vitest'
import { contactMethod } from './contact-method.ts'

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
