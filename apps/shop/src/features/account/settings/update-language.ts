import { executeOf } from '@provender/client/api/ask'
import type { QueryClient } from '@tanstack/react-query'
import { sessionOf } from '../../../kernel/app/shop-queries.ts'
import { ChooseLanguage } from './settings.documents.ts'

/** For who is signed in the language holds in e-mails too, and on every device that chose none. */
export async function updateLanguage(queryClient: QueryClient, language: string): Promise<void> {
  if (sessionOf(queryClient)) await executeOf(queryClient)(ChooseLanguage, { language })
}
