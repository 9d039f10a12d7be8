import { executeOf } from '@provender/client/api/api-query'
import type { QueryClient } from '@tanstack/react-query'
import { sessionOf } from '../../../kernel/session/shop-queries.ts'
import { ChooseLanguage } from './settings.documents.ts'

/** For a signed-in user, the language applies also to e-mails, and to every device without its own choice. */
export async function updateLanguage(queryClient: QueryClient, language: string): Promise<void> {
  if (sessionOf(queryClient)) await executeOf(queryClient)(ChooseLanguage, { language })
}
