import { platform, setPlatform } from '@provender/platform/current'
import { claimStored } from '@provender/web/storage/tab-storage'
import { openTabStorage } from '@provender/web/storage/tab-storage.fixture'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteDraft, type DraftOf, restoredFields, storeDraft } from './contact-draft.ts'

const web = platform()
const deniz = { userKey: 'kaya 1', product: '' }
const visitor = { userKey: '', product: '' }
const empty = { name: '', email: '', telephone: '', message: '' }
const defaults = { ...empty, name: 'Deniz Kaya', email: 'deniz@kaya.example' }
const written = { telephone: '020 7946 0018', message: 'Do you deliver on Sundays?' }
const typed = { ...defaults, ...written }

beforeEach(() => {
  openTabStorage()
  for (const draftOf of [deniz, visitor]) deleteDraft(draftOf)
})
afterEach(() => setPlatform(web))

/** In a page that starts with this user. */
function restored(draftOf: DraftOf, now = defaults) {
  claimStored(draftOf.userKey)
  return restoredFields(draftOf, now, now)
}

test('what was typed comes back until it is sent, for the product that was asked for', () => {
  storeDraft(deniz, { ...typed, 'h-captcha-response': 'x' }, defaults)
  expect(restored(deniz)).toEqual(written)
  expect(restored({ ...deniz, product: 'Figs' })).toEqual({})
  deleteDraft(deniz)
  expect(restored(deniz)).toEqual({})
})

test('a field that was typed into before the page was ready keeps its text', () => {
  storeDraft(deniz, typed, defaults)
  const now = { ...defaults, message: 'And on Mondays?' }
  expect(restoredFields(deniz, now, defaults)).toEqual({ telephone: written.telephone })
})

test('a visitor who logs in keeps what they typed, beside their name and e-mail', () => {
  storeDraft(visitor, { ...empty, ...written }, empty)
  expect(restored(deniz)).toEqual(written)
})

test('a default is no draft, as in another language, and an emptied field is one', () => {
  const question = { ...defaults, message: 'Do you stock “Figs”?' }
  storeDraft(deniz, { ...question, name: '' }, question)
  expect(restored(deniz, { ...defaults, message: '“Figs” ürünü var mı?' })).toEqual({ name: '' })
})

test('what a user typed is not shown to a visitor after the session has ended, and is there when they are back', () => {
  storeDraft(deniz, typed, defaults)
  expect(restored(visitor, empty)).toEqual({})
  expect(restored(deniz)).toEqual(written)
})

test('what a visitor typed belongs to the user who goes on with it', () => {
  storeDraft(visitor, { ...empty, ...written }, empty)
  restored(deniz)
  storeDraft(deniz, typed, defaults)
  expect(restored(visitor, empty)).toEqual({})
})
