import type { ClaimType } from '@provender/domain/claim/claim'

export const claimEmailMessages = {
  NEW_CLAIM: {
    subject: 'Problem with order {order}: {company}',
    title: '{company} reports a problem',
    paragraphs: ['Order {order}, {type}. From {login}, {email}:'],
    pictures: 'Pictures are attached to the report.',
    command: 'Full report, and how to answer: npm run staff -- claims show {number}',
    reason: 'You received this e-mail as the contact address of {shop}.',
  },
  ANSWERED: {
    subject: 'Our answer about order {order}',
    title: 'We have answered your report',
    paragraphs: ['You reported a problem with order {order} ({type}). Our answer:'],
    credited: 'Credit note: {notes}',
    link: 'See your report',
    reason: 'You received this e-mail because you reported a problem to {shop}.',
  },
  types: {
    MISSING: 'missing',
    DAMAGED: 'damaged',
    WRONG_PRODUCT: 'wrong product',
    SHORT_WEIGHT: 'short weight',
    PRICE: 'price',
    QUALITY: 'quality',
    DELIVERY: 'delivery',
    OTHER: 'something else',
  } satisfies Readonly<Record<ClaimType, string>>,
} as const
