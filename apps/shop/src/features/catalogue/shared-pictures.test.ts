import { expect, test } from 'vitest'
import { sharedPictures, unitSize } from './shared-pictures.ts'

test('finds the pictures of several sizes', () => {
  const milk = (packSize: string) => ({ pictureUrl: '/milk.webp', packSize })
  const alone = { pictureUrl: '/cola.webp', packSize: '24 x 330ml' }
  const without = (packSize: string) => ({ pictureUrl: null, packSize })
  expect([...sharedPictures([milk('6 x 2L'), alone, without('1'), milk('4 x 3L'), without('2')])]).toEqual([
    '/milk.webp',
  ])
  expect(sharedPictures([milk('6 x 2L'), milk('6 x 2L'), alone]).size).toBe(0)
})

test('reads the size of one unit from a pack', () => {
  expect(unitSize('6 × 2 L')).toBe('2 L')
  expect(unitSize('24 × 6 × 25 g')).toBe('25 g')
  expect(unitSize('5 kg')).toBe('5 kg')
})
