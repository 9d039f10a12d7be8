import { apiError, statusOf } from './execute.ts'
import { unreachable } from './refusal.ts'

/** While nobody answers, asks three times, and then says so in the specified words (specification 7 and 8). */
export async function inThreeTries<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await asking()
    } catch (error) {
      if (statusOf(error) !== 0 || !navigator.onLine) throw error
      if (tries === 3) throw apiError({ ...unreachable, message: 'Too many request retries.' })
      await new Promise((resolve) => setTimeout(resolve, tries * 1000))
    }
}
