import { QueryClient } from '@tanstack/react-query'
import type { SessionQuery } from './shell.documents.ts'
import { sessionQuery } from './shop-queries.ts'

const ada: SessionQuery['user'] = {
  name: 'Ada Kaya',
  email: 'ada@corner.example',
  role: 'BUYER',
  code: 'C-7',
  companyName: 'Corner Shop',
  currencyCode: 'GBP',
  showAllPricesIncludingVat: false,
  hideDefaultProductPrices: false,
  firebaseUserUID: 'corner',
  userCode: '7',
}

export function clientOf(differences: Partial<SessionQuery['user']> = {}): QueryClient {
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, {
    user: { ...ada, ...differences },
    unreadNotifications: 0,
    deliveryDays: [],
  })
  return client
}
