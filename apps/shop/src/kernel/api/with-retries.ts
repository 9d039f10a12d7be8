import { apiError, statusOf } from './execute.ts'
import { unreachable } from './refusal.ts'

/** Asks up to three times while the server cannot be reached, then reports it (docs/product-rules.md#errors). */
export async function withRetries<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await asking()
    } catch (error) {
      if (statusOf(error) !== 0 || !navigator.onLine) throw error
      if (tries === 3) throw apiError({ ...unreachable, message: 'Too many request retries.' })
      await new Promise((resolve) => setTimeout(resolve, tries * 1000))
    }
}
