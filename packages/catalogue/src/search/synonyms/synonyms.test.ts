import { describe, expect, test } from 'vitest'
import { englishSynonyms } from './english.ts'
import { polishSynonyms } from './polish.ts'
import { isEmptyWord, longestPhraseFrom, meaningsOf, invalidEntries, readSynonyms } from './synonyms.ts'
import { turkishSynonyms } from './turkish.ts'

const synonyms = readSynonyms('')
const meanings = (text: string, ownWords = '') =>
  meaningsOf(readSynonyms(ownWords), text.split(' ')).map((words) => words.join(' '))

describe('synonyms', () => {
  test.each([
    ['loo roll', 'toilet roll'],
    ['coke', 'cola'],
    ['hp sauce', 'brown sauce'],
    ['blue rolls', 'centrefeed'],
    ['cebula', 'onion'],
    ['kurczaka', 'chicken'],
    ['sogan', 'onion'],
    ['sut', 'milk'],
    ['tavuk gogsu', 'chicken breast'],
  ])('expand %s to %s', (phrase, meant) => {
    expect(meanings(phrase)).toContain(meant)
  })

  test('joined by ~ expand to each other', () => {
    expect(meanings('bin bag')).toContain('refuse sack')
    expect(meanings('refuse sack')).toContain('bin bag')
  })

  test('expand by one further step in English: marg is margarine, and margarine is a sunflower spread', () => {
    expect(meanings('marg')).toEqual(expect.arrayContaining(['margarine', 'sunflower spread']))
  })

  test('do not expand to the synonyms of other words', () => {
    expect(meanings('xyz')).toEqual([])
  })

  test("include the wholesaler's own, which expand to the built-in ones", () => {
    const own = '# Ours\nred stuff = toilet roll; gubbins ~ marg'
    expect(meanings('red stuff', own)).toContain('toilet roll')
    expect(meanings('gubbins', own)).toEqual(expect.arrayContaining(['marg', 'margarine']))
    expect(meanings('loo roll', own)).toContain('toilet roll')
    expect(meanings('red stuff')).toEqual([])
  })

  test.each([
    'veg',
    '= vegetable',
    'veg =',
    'veg = oil = fat',
    'bin bag ~ sack = bag',
    'bin bag ~',
    '!! = bag',
    'veg = vegetable,, oil',
  ])('refuse the entry %j', (entry) => {
    expect(invalidEntries(`# Short for\nveg = vegetable; ${entry}`)).toEqual([entry])
  })
})

const entries = [englishSynonyms, polishSynonyms, turkishSynonyms]
  .flatMap((list) => list.split(/[\n;]/))
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '' && !entry.startsWith('#'))

describe('the lists of synonyms', () => {
  test('contain only entries of the two forms', () => {
    expect([englishSynonyms, polishSynonyms, turkishSynonyms].flatMap(invalidEntries)).toEqual([])
  })

  test('have no empty meaning and no phrase too long to be found', () => {
    const all = [...synonyms.exact]
    expect(all.filter(([, own]) => own.some((words) => words.length === 0))).toEqual([])
    const words = all.map(([phrase]) => phrase.split(' '))
    expect(words.filter((phrase) => phrase.length > longestPhraseFrom(synonyms, phrase[0] ?? ''))).toEqual([])
  })

  test('never expand a word to itself only', () => {
    const idle = entries.filter((entry) => {
      const [left, right] = entry.split('=').map((side) => side.trim())
      return left === right
    })
    expect(idle).toEqual([])
  })

  test('do not expand stop words', () => {
    expect(synonyms.words.filter(isEmptyWord)).toEqual([])
  })
})
