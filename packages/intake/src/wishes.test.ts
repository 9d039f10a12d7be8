import { expect, test } from 'vitest'
import { unwrapMessage } from './unwrap-message.ts'

const orderIn = (message: string) => unwrapMessage(message).text.replaceAll(/\s+/g, ' ').trim()

test.each([
  'Please deliver before 10am',
  'Delivery: Friday 27th between 7.30 and 9',
  'Needed by Monday please',
  'delivery 6-7am please',
  'dostawa w piątek rano proszę do 8',
  'teslimat cumartesi sabah 9 olsun',
  '28 Kasım Cumartesi için',
  'Gate code 4417 then ring the bell',
  'kod do bramy 1188',
  'kapı kodu 2580',
  'Any problems call me',
  '3rd floor',
  '3 piętro, dzwonek po lewej',
  'We have 40 covers tonight',
  '40 kişiyiz',
])('leaves out what is said about the delivery and the place: %s', (sentence) => {
  expect(orderIn(`2 boxes chips\n${sentence}`)).toBe('2 boxes chips')
})

test.each([
  ['3rd floor: 2 boxes chips', ': 2 boxes chips'],
  ['Top floor: 2 milk, 3 chips', ': 2 milk, 3 chips'],
  ['We have 40 covers so 3 boxes chips', 'so 3 boxes chips'],
  ['We have 30 guests, 4 boxes chips', ', 4 boxes chips'],
  ['door code 12, 3 boxes milk', ', 3 boxes milk'],
  ['Any changes to price let me know, 3 boxes chips', ', 3 boxes chips'],
  ['Needed by Monday, 3 boxes chips', '3 boxes chips'],
  ['delivery 6-7am please, two boxes chips', 'two boxes chips'],
  ['3 piętro: 2 mleko', ': 2 mleko'],
  ['40 kişiyiz, 3 kasa domates', ', 3 kasa domates'],
])('keeps the order behind it: %s', (message, order) => {
  expect(orderIn(message)).toBe(order)
})

test.each([
  '3rd floor cleaner',
  'Top Floor Polish 5L',
  '4 kişilik masa örtüsü',
  'Whole milk 2L; needed 10',
  'chips required: 10',
  'deliver 12',
])('keeps what is no time and no place: %s', (message) => {
  expect(orderIn(message)).toBe(message)
})

test.each([
  ['Please send receipt rolls', 'rolls'],
  ['send us receipt paper', 'paper'],
  ['send invoice books', 'books'],
  ['please send us a statement pad', 'pad'],
  ['send over the brochure holders', 'holders'],
  ['Fatura rulosu gönderin', 'rulosu'],
  ['Proszę o bloczki faktur', 'bloczki'],
])('keeps stationery, which is no request for a paper: %s', (message, goods) => {
  expect(orderIn(message)).toContain(goods)
})

test.each(['Please send the last invoice', 'send us a statement', 'Fatura gönderin', 'Proszę o fakturę'])(
  'leaves out a request for a paper: %s',
  (sentence) => {
    expect(orderIn(`2 boxes chips\n${sentence}`)).toBe('2 boxes chips')
  },
)
