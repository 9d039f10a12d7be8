import { isApiError, statusOf } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'
import type { SendFailure, SentOperations } from '@provender/sync/basket/sent-operations'

/** A device that slept has tried only a few times in these minutes, and one with a busy user many times. */
const maxFaultMs = 5 * 60_000
const maxFaults = 10

/**
 * Sends operations and classifies failures. A fault of the server may pass, for example while its database is replaced. Only a fault
 * that lasts for minutes and many attempts is blamed on the operations.
 */
export function createOperationSender<Answer>(request: (sent: SentOperations) => Promise<Answer>) {
  let faults = 0
  let firstFaultAtMs = 0
  const isLasting = () => faults > maxFaults && Date.now() - firstFaultAtMs >= maxFaultMs
  return {
    send: async (sent: SentOperations): Promise<Answer> => {
      try {
        const answer = await request(sent)
        faults = 0
        return answer
      } catch (error) {
        if (isServerFault(error)) {
          if (faults === 0) firstFaultAtMs = Date.now()
          faults += 1
        }
        throw error
      }
    },
    failureOf: (error: unknown): SendFailure => {
      if (isTransientError(error)) return 'transient'
      if (isServerFault(error)) return isLasting() ? 'faulty' : 'transient'
      if (!isApiError(error)) return 'faulty'
      if (error.refusal.key === 'OPERATIONS_MISSING') return 'missing'
      return error.refusal.code === 400 ? 'faulty' : 'refused'
    },
  }
}

function isServerFault(error: unknown): boolean {
  return (statusOf(error) ?? 0) >= 500 && !isTransientError(error)
}
