import { apiQuery } from '@provender/client/api/api-query'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { isShown } from '../content/load-content.ts'
import { Contact } from './contact.documents.ts'

export const contactQuery = apiQuery(Contact, {})

export async function loadContact(context: RouterContext): Promise<void> {
  await isShown(context, 'contactUs')
  await context.queryClient.ensureQueryData(contactQuery)
}
