import { isApiError } from '@provender/client/api/execute'
import type { ApiRefusal } from '@provender/client/api/refusal'
import { useState } from 'react'

/** Sends what was filled in, true where it was taken; gives what it was refused with, until it is sent again. */
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
