import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const names = ["Kaya's Corner", 'Kaya Corner', 'Ada Kaya', 'ada@corner.example', 'Northfield Foods']

test.each([
  'password',
  'Password1!',
  'PASSWORD2026',
  '12345678',
  'qwertyuiop',
  'aaaaaaaa',
  'abababab',
  'hasło123',
  'Hasło!2026',
  'polska123',
  'şifre123',
  'Parola1234',
  'galatasaray1',
  'provender1',
  "Kaya's Corner",
  "kaya's corner1",
  'northfieldfoods',
  'Northfield-Foods1',
  'adakaya1',
  'wholesale2026',
  '87654321',
  '0123456789',
  'abcdefgh',
  'poiuytrewq',
  'lkjhgfdsa1',
  '12341234',
  'qweqweqwe',
  'p@ssword',
  'pa$$w0rd',
  'trabzonspor',
  'foodservice1',
  'Pr0vender2026!',
  'Wh0lesale1!',
  'W3lcome123',
  'Password123456',
  'zaq1@WSX',
  'qwertyqwerty',
  'provenderprovender',
  'KayasCorner1',
  'kaya_corner@',
  'Cornershop1',
])('refuses the common password %s', (password) => {
  expect(isCommonPassword(password, names)).toBe(true)
})

test.each([
  'a good password',
  'three brown eggs',
  'provender-demo-7Kq',
  'żółta łódka 47',
  'bk7!vRt2xQ',
  'kuru fasulye pilav',
])('accepts the password %s', (password) => {
  expect(isCommonPassword(password, names)).toBe(false)
})
