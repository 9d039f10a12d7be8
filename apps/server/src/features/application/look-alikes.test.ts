import { expect, test } from 'vitest'
import { mixesAlphabets, skeletonOf, thoseAlike } from './look-alikes.ts'

test.each([
  ["Kaya's Corner", 'Каyа’s Соrner'],
  ["Kaya's Corner", "Kaya's\u200b Corner"],
  ["Kaya's Corner", "\u202eKaya's Corner"],
  ["Kaya's Corner", "KAYA'S-CORNER"],
  ["Kaya's Corner", "Kayá's Cörner"],
  ['Şekerci Gıda', 'Sekerci Gida'],
  ['Kuchnia Świat', 'KUCHNIA SWIAT'],
  ["Willi's Grill", "WILLI'S GRILL"],
  ["Willi's Grill", "Wi11i's GriII"],
  ['ada@corner.example', 'аdа@corner.example'],
])('%j looks like %j', (one, other) => expect(skeletonOf(other)).toBe(skeletonOf(one)))

test.each(['Northfield Foods', 'Kayas Corner 2', 'Żabka', 'Köy Peyniri'])(
  '%j does not look like a shop',
  (text) => expect(skeletonOf(text)).not.toBe(skeletonOf("Kaya's Corner")),
)

test('a word of two alphabets is told, and a name of two words in two alphabets is not', () => {
  expect(mixesAlphabets('Каyа’s Corner')).toBe(true)
  expect(mixesAlphabets('Ωmega Foods')).toBe(true)
  for (const name of ['Магазин Corner', "Kaya's Corner", 'Żółta Łódka', '橄榄油 Ltd'])
    expect(mixesAlphabets(name)).toBe(false)
})

test('ten thousand names are compared in short steps, between which others are served', () => {
  const names = Array.from({ length: 10_000 }, (_, n) => (n % 5000 === 0 ? 'Каyа’s Соrner' : `Foods ${n}`))
  let compared = 0
  const work = thoseAlike("Kaya's Corner", names, (name) => {
    compared += 1
    return name
  })
  for (;;) {
    const before = compared
    const step = work.next()
    expect(compared - before).toBeLessThanOrEqual(250)
    if (!step.done) continue
    expect(step.value).toEqual(['Каyа’s Соrner', 'Каyа’s Соrner'])
    return
  }
})
