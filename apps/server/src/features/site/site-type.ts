import type { Site } from '@provender/domain/site/site'
import { builder } from '../../kernel/graphql/builder.ts'
import { companySiteId } from './customer-sites.ts'

export const DeliverySite = builder.objectRef<Site>('DeliverySite')
builder.objectType(DeliverySite, {
  description: 'A delivery address: a site of the company, or the company’s own address.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid', description: 'For the company’s own address, the company’s uid.' }),
    isCompany: t.boolean({
      resolve: ({ id }, _args, { user }) => user !== null && id === companySiteId(user),
      description: 'True for the company’s own address, which only the wholesaler changes.',
    }),
    name: t.exposeString('name'),
    address1: t.exposeString('address1'),
    address2: t.exposeString('address2'),
    address3: t.exposeString('address3'),
    city: t.exposeString('city'),
    postCode: t.exposeString('postCode'),
    country: t.exposeString('country'),
    contactName: t.exposeString('contactName'),
    telephone: t.exposeString('telephone'),
    instructions: t.exposeString('instructions', { description: 'Instructions for the driver.' }),
  }),
})
