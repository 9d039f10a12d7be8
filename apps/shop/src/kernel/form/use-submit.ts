import { isApiError } from '@provender/client/api/execute'
import type { ApiRefusal } from '@provender/client/api/refusal'
import { useState } from 'react'

/**
 * Sends the values of a form. Resolves to true if the server accepts them. Otherwise holds the refusal until
 * the next attempt.
 */
export function useSubmit<Values>(send: (values: Values) => Promise<unknown>) {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const onSend = async (values: Values): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await send(values)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefusal(error.refusal)
      return false
    }
  }
  return [refusal, onSend] as const
}
