import { expect, test } from 'vitest'
import { contactWay } from './contact-way.ts'

const number = '+44 (113) 496 0000'

test('who asks for a price is led to the form, where the wholesaler shows it', () => {
  expect(contactWay({ show: { contactUs: true }, registerCallPhoneNumber: number })).toBe('/contact-us')
})

test('without the form it is the telephone that is called', () => {
  expect(contactWay({ show: { contactUs: false }, registerCallPhoneNumber: number })).toBe(
    'tel:+441134960000',
  )
})

test('without either there is nowhere to go', () => {
  expect(contactWay({ show: { contactUs: false }, registerCallPhoneNumber: '' })).toBeUndefined()
})
