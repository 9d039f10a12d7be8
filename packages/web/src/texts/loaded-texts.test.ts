import { setupI18n } from '@lingui/core'
import { byLanguage, type Language, languageForms } from '@provender/domain/languages'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createI18n, type TextLoaders, createLoadedTexts } from './loaded-texts.ts'

declare module './loaded-texts.ts' {
  interface TextParts {
    readonly trading: true
    readonly service: true
  }
}

function heldTexts() {
  const pending: { readonly file: string; readonly let: () => void }[] = []
  const load = (part: string, language: Language) => async () => {
    const file = `${part} ${language}`
    await new Promise<void>((resolve) => pending.push({ file, let: resolve }))
    return { messages: { [part]: file } }
  }
  const all = (part: string) => byLanguage((language) => load(part, language))
  const texts: TextLoaders = {
    visit: all('visit'),
    trading: all('trading'),
    service: all('service'),
  }
  const arrive = async (file: string): Promise<void> => {
    pending.find((each) => each.file === file)!.let()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { texts, requested: () => pending.map(({ file }) => file), arrive }
}

const page = [{ staticData: { texts: 'service' } as const }]

test('the texts of a page are loaded once, and not if they came with the first page', async () => {
  const { texts, requested, arrive } = heldTexts()
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const loaded = createLoadedTexts(i18n, texts, ['trading'])
  expect(loaded.fetch([{ staticData: { texts: 'trading' } }])).toBeUndefined()
  const [one, other] = [loaded.fetch(page), loaded.fetch(page)]
  expect(requested()).toEqual(['service en'])
  await arrive('service en')
  await Promise.all([one, other])
  expect(i18n.messages['service']).toBe('service en')
  expect(loaded.fetch(page)).toBeUndefined()
})

test('texts that arrive for the next page do not render the current one again', async () => {
  const { texts, arrive } = heldTexts()
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const render = vi.fn<() => void>()
  i18n.on('change', render)
  const opening = createLoadedTexts(i18n, texts, []).fetch(page)
  await arrive('service en')
  await opening
  expect(render).not.toHaveBeenCalled()
})

test('a page whose texts are loading when the language changes opens in the new language', async () => {
  const { texts, requested, arrive } = heldTexts()
  const i18n = setupI18n({ locale: 'en', messages: { en: {}, pl: {} } })
  const loaded = createLoadedTexts(i18n, texts, [])
  let isOpen = false
  const opening = loaded.fetch(page)!.then(() => (isOpen = true))
  i18n.activate('pl')
  await arrive('service en')
  expect([isOpen, requested()]).toEqual([false, ['service en', 'service pl']])
  await arrive('service pl')
  await opening
  expect(i18n.messages['service']).toBe('service pl')
})

test('a count in a text has the digits of prices in a language that has digits of its own', () => {
  const nepali = createI18n('ne' as Language, { days: [['days', 'plural', { other: ['#', ' दिन'] }]] })
  expect(nepali._('days', { days: 12 })).toBe('12 दिन')
})

test('a count in a text has the thousands of prices, whatever the browser knows of the language', () => {
  const { tr } = languageForms
  onTestFinished(() => void Object.assign(languageForms, { tr }))
  Object.assign(languageForms, { tr: { ...tr, groupMark: '’', minGroupedDigits: 5 } })
  const turkish = createI18n('tr', { lines: [['lines', 'plural', { other: ['#', ' satır'] }]] })
  const counts = [12, 1234, 1_234_567]
  expect(counts.map((lines) => turkish._('lines', { lines }))).toEqual([
    '12 satır',
    '1234 satır',
    '1’234’567 satır',
  ])
  expect(turkish._({ id: 'lines', values: { lines: 1234 } })).toBe('1234 satır')
})
