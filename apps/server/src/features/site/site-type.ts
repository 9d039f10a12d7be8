import type { Site } from '@provender/domain/site/site'
import { builder } from '../../kernel/graphql/builder.ts'
import { ownSiteId } from './customer-sites.ts'

export const DeliverySite = builder.objectRef<Site>('DeliverySite')
builder.objectType(DeliverySite, {
  description: 'Where goods of a company go: a site of it, or the company’s own address.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid', description: 'Of the company’s own address the company’s own.' }),
    isCompany: t.boolean({
      resolve: ({ id }, _args, { customer }) => customer !== null && id === ownSiteId(customer),
      description: 'The company’s own address, which the wholesaler keeps.',
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
    instructions: t.exposeString('instructions', { description: 'What the driver has to know.' }),
  }),
})
