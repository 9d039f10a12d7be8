import { platform, setPlatform } from '@provender/platform/current'
import { openTabStorage } from '@provender/web/storage/tab-storage.fixture'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteDraft, restoredFields, storeDraft } from './contact-draft.ts'

const web = platform()
const defaults = { name: 'Deniz Kaya', email: 'deniz@kaya.example', telephone: '', message: '' }
const typed = { ...defaults, telephone: '020 7946 0018', message: 'Do you deliver on Sundays?' }

beforeEach(() => void openTabStorage())
afterEach(() => setPlatform(web))

test('what was typed comes back until it is sent, for the product that was asked for', () => {
  storeDraft('', { ...typed, 'h-captcha-response': 'x' })
  expect(restoredFields('', defaults, defaults)).toEqual(typed)
  expect(restoredFields('Figs', defaults, defaults)).toEqual({})
  deleteDraft('')
  expect(restoredFields('', defaults, defaults)).toEqual({})
})

test('a field that was typed into before the page was ready keeps its text', () => {
  storeDraft('', typed)
  const now = { ...defaults, message: 'And on Mondays?' }
  expect(restoredFields('', now, defaults)).not.toHaveProperty('message')
  expect(restoredFields('', now, defaults)).toMatchObject({ telephone: typed.telephone })
})
