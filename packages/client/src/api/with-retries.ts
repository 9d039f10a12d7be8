import { apiError, statusOf } from './execute.ts'
import { unreachable } from './refusal.ts'

const maxTries = 3

/**
 * Tries up to three times while the server cannot be reached, then reports it (docs/product-rules.md#errors). Does not try again
 * while the device has no network.
 */
export async function withRetries<Answer>(
  request: () => Promise<Answer>,
  hasNetwork: () => boolean,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await request()
    } catch (error) {
      if (statusOf(error) !== 0 || !hasNetwork()) throw error
      if (tries === maxTries) throw apiError({ ...unreachable, message: 'Too many request retries.' })
      await new Promise((resolve) => setTimeout(resolve, tries * 1000))
    }
}
