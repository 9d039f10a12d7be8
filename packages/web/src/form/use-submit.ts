import { isApiError } from '@provender/client/api/execute'
import { type ApiRefusal, parseRefusal } from '@provender/client/api/refusal'
import { useState } from 'react'

/**
 * Sends the values of a form. Resolves to true if the server accepts them. Otherwise holds the refusal until
 * the next attempt. An error of another kind counts as a refusal without a sentence, and rejects.
 */
export function useSubmit<Values>(send: (values: Values) => Promise<unknown>) {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const onSend = async (values: Values): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await send(values)
      return true
    } catch (error) {
      setRefusal(isApiError(error) ? error.refusal : parseRefusal(''))
      // For the error report.
      if (!isApiError(error)) throw error
      return false
    }
  }
  return [refusal, onSend] as const
}
