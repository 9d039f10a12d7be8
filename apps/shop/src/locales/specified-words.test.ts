import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPo } from '@provender/messages/read-po'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname)

function textsIn(language: string): ReadonlyMap<string, string> {
  const files = globSync(`**/${language}.po`, { cwd: folder })
  return new Map(
    files.flatMap((file) =>
      readPo(readFileSync(join(folder, file), 'utf8')).map(
        ({ text, translation }) => [text, translation] as const,
      ),
    ),
  )
}

/** Texts that customers know, letter for letter (docs/product-rules.md#contract). `{…}` is filled in. */
const texts = [
  'Login to buy',
  'Want to be retailer?',
  'Please login to see the products',
  'Contact us for pricing',
  'Account Activation Required',
  'Maximum of 60 characters',
  'Maximum character of {maximum_character_value}',
  'Please enter company name',
  'Please enter email',
  'Please enter name and surname',
  'Please enter password',
  'Please enter phone number',
  'Please enter postcode',
  'Invalid email',
  'Invalid Name Surname',
  'Invalid password',
  'Invalid phone number',
  'Invalid postcode',
  'Please enter your new password',
  'Please enter your new password again',
  "Sorry, your passwords don't match. Please try again.",
  'Sorry, retype password does not match',
  'Required',
  'Incorrect number',
  'Incorrect CVV',
  'Expiry date is invalid.',
  'You must have a minimum order amount of {amount}.',
  'No minimum order value (MOV)',
  'error while creating basket',
  'product could not found!',
  'No connection',
  'An error has occurred',
  'Please try again',
  'Payment was unsuccessful',
  'Your payment method was declined.',
  "Your payment method couldn't be added",
  "Couldn't upload",
  "We're sorry, but we couldn't find the page you were looking for.",
  'Server Error',
  "We'll be right back!",
  "We're popular right now!",
  'Notify me when back in stock',
  "You'll be notified",
]

describe('the specified texts', () => {
  const english = textsIn('en')
  const others = ['pl', 'tr'].map(textsIn)

  test.each(texts)('“%s” is used in English and translated into every language', (text) => {
    expect(english.get(text)).toBe(text)
    for (const texts of others) expect(texts.get(text)).toMatch(/./)
  })
})
