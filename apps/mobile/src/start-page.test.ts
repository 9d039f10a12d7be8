import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { withStartTexts } from '../start-texts.ts'

const page = withStartTexts(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8'))
const [, script = ''] = /<script>([\s\S]+?)<\/script>/.exec(page) ?? []

function open(isNew: boolean, language = 'en-GB') {
  const nativePromise = vi.fn<(plugin: string, method: string, options: object) => void>()
  const setAttribute = vi.fn<(name: string, value: string) => void>()
  const body = { innerHTML: '' }
  runInNewContext(script, {
    CSS: { supports: () => isNew },
    document: { body, documentElement: { setAttribute } },
    navigator: { language },
    window: { Capacitor: { nativePromise } },
  })
  return { text: body.innerHTML, calls: nativePromise.mock.calls, attributes: setAttribute.mock.calls }
}

test('a web view that is too old says so, hides the picture of the start, and does not start the shop', () => {
  const { text, calls, attributes } = open(false)
  expect(text).toContain('Please update your phone')
  expect(calls).toEqual([['SplashScreen', 'hide', {}]])
  expect(attributes).toEqual([['data-too-old', '']])
})

test.each([
  ['pl', 'Zaktualizuj telefon'],
  ['tr-TR', 'telefonunuzu güncelleyin'],
  ['de', 'Please update your phone'],
])('says so in the language of the phone: %s', (language, text) => {
  expect(open(false, language).text).toContain(text)
})

test('a new one leaves everything to the shop', () => {
  expect(open(true)).toEqual({ text: '', calls: [], attributes: [] })
})
