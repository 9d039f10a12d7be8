import { useState } from 'react'
import { isApiError } from '../api/execute.ts'
import type { ApiRefusal } from '../api/refusal.ts'

/** Sends what was filled in; gives what was refused, until it is sent again. */
export function useSending<Values>(send: (values: Values) => Promise<void>) {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const onSend = async (values: Values): Promise<void> => {
    setRefusal(undefined)
    try {
      await send(values)
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefusal(error.refusal)
    }
  }
  return [refusal, onSend] as const
}
