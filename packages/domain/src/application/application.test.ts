import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { applicationSchema } from './application.ts'

const good = {
  companyName: 'Corner Café Ltd',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
  name: 'Zoë Łukaszewska-O’Neill',
  email: 'zoe@corner.example',
  telephone: '+44 (0)113 496 0000',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  postCode: 'LS1 1AA',
  country: '',
  password: 'a good one',
  marketingEmailEnabled: false,
  marketingSmsEnabled: true,
  acceptsTerms: true,
}

function problems(change: object): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(applicationSchema, { ...good, ...change })
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]).toReversed())
}

describe('an application', () => {
  test('accepts complete answers and trims them', () => {
    expect(problems({})).toEqual({})
    expect(v.parse(applicationSchema, { ...good, companyName: '  Corner  ' }).companyName).toBe('Corner')
  })

  test('accepts answers without company numbers, second address line or country', () => {
    expect(problems({ companyNumber: '', vatNumber: '', address2: '', country: '' })).toEqual({})
  })

  test('names each missing field', () => {
    const blank = { companyName: ' ', name: '', email: '', telephone: '', postCode: '', password: '' }
    expect(problems({ ...blank, acceptsTerms: false })).toEqual({
      ...Object.fromEntries(Object.keys(blank).map((field) => [field, 'MISSING'])),
      acceptsTerms: 'MISSING',
    })
  })

  test.each([
    ['name', 'R2-D2'],
    ['name', 'buy at http://example.com'],
    ['email', 'not an address'],
    ['telephone', '12345'],
    ['telephone', 'call me'],
    ['telephone', '12345678901234567'],
    ['postCode', 'nowhere'],
    ['postCode', '1'],
    ['vatNumber', '=cmd|'],
    ['companyNumber', '<b>'],
    ['password', 'short'],
  ])('refuses the %s %j', (field, typed) => {
    expect(problems({ [field]: typed })).toEqual({ [field]: 'INVALID' })
  })

  test.each(['LS1 1AA', '00-950', '34710', 'D02 AF30', '1011 AB'])('accepts the postcode %s', (postCode) => {
    expect(problems({ postCode })).toEqual({})
  })

  test.each([
    'X',
    'Ö',
    'U Nu',
    "'t Hooft",
    "Pat O'Brien",
    'Siân-Mair ap Rhys',
    'Dr. J. R. R. Tolkien',
    'Gal·la',
    'नीलु',
    '李',
    'ฮานอย',
    'Søren & Co.',
    'Smith, John',
    'Ann (Annie) Lee',
    'İpek Şahin',
  ])('accepts the name %s', (name) => {
    expect(problems({ name })).toEqual({})
  })

  test.each(['X', '7', "O'Brien's Deli", 'A & B', '24/7 Food', 'Żabka', '麵'])(
    'accepts the company name %s',
    (companyName) => {
      expect(problems({ companyName })).toEqual({})
    },
  )

  test.each([
    '0113 496 0001 ext. 12',
    '0113 496 0001x12',
    '22 123 45 67 wew. 12',
    '0212 123 45 67 dahili 12',
  ])('keeps the telephone number %s as typed', (telephone) => {
    expect(v.parse(applicationSchema, { ...good, telephone }).telephone).toBe(telephone)
  })

  test.each(['HRB 12345 B', '12/345/67890', 'NIP 123-456-32-18'])(
    'accepts the company number %s',
    (companyNumber) => {
      expect(problems({ companyNumber })).toEqual({})
    },
  )

  test('refuses an answer that is too long', () => {
    expect(problems({ companyName: 'x'.repeat(121), password: 'x'.repeat(257) })).toEqual({
      companyName: 'TOO_LONG',
      password: 'TOO_LONG',
    })
  })
})
