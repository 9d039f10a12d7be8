import { isApiError, statusOf } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'
import type { SendFailure, SentOperations } from '@provender/sync/basket/sent-operations'

/** About five minutes of attempts. */
const maxServerFaults = 30

/**
 * Sends operations and classifies failures. A fault of the server may pass, for example while its database is replaced. Only when it
 * lasts for minutes, the operations themselves are at fault.
 */
export function createOperationSender<Answer>(request: (sent: SentOperations) => Promise<Answer>) {
  let serverFaults = 0
  return {
    send: async (sent: SentOperations): Promise<Answer> => {
      try {
        const answer = await request(sent)
        serverFaults = 0
        return answer
      } catch (error) {
        if (isServerFault(error)) serverFaults += 1
        throw error
      }
    },
    failureOf: (error: unknown): SendFailure => {
      if (isTransientError(error)) return 'transient'
      if (isServerFault(error)) return serverFaults > maxServerFaults ? 'faulty' : 'transient'
      if (!isApiError(error)) return 'faulty'
      if (error.refusal.key === 'OPERATIONS_MISSING') return 'missing'
      return error.refusal.code === 400 ? 'faulty' : 'refused'
    },
  }
}

function isServerFault(error: unknown): boolean {
  return (statusOf(error) ?? 0) >= 500 && !isTransientError(error)
}
