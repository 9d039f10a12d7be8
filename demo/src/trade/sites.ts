import type { DemoSite } from '../dataset.ts'

const london = {
  companyCode: '2114',
  address3: '',
  city: 'London',
  country: 'United Kingdom',
  routeCode: null,
} as const

/** The restaurants and the kitchen of one company. The last site has its own route, and one user orders only for it. */
export const sites: readonly DemoSite[] = [
  {
    ...london,
    code: 'DAL',
    name: 'Köz Dalston',
    address1: '61 Needle Row',
    address2: 'Dalston',
    postCode: 'E8 0KZ',
    contactName: 'Aylin Demir',
    telephone: '020 7946 0531',
    instructions: 'Side door in the yard; ring twice before 8.',
    userEmails: [],
  },
  {
    ...london,
    code: 'ANG',
    name: 'Köz Angel',
    address1: '9 Lantern Court',
    address2: 'Islington',
    postCode: 'N1 0KZ',
    contactName: '',
    telephone: '',
    instructions: '',
    userEmails: [],
  },
  {
    ...london,
    code: 'MUT',
    name: 'Köz central kitchen',
    address1: 'Unit 4, Foundry Yard',
    address2: '',
    city: 'Birmingham',
    postCode: 'B9 0KZ',
    contactName: 'Selin Çetin',
    telephone: '0121 496 0377',
    instructions: 'Loading bay 2. Chilled goods go straight into the cold room.',
    routeCode: 'MIDS',
    userEmails: ['kitchen@koz.example'],
  },
]
