import { useState } from 'react'
import { isApiError } from '../api/execute.ts'
import type { ApiRefusal } from '../api/refusal.ts'

/** Sends a form; gives what it was refused with, until it is sent again. */
export function useSending() {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  /** True where it was taken. */
  const send = async (sending: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await sending()
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefusal(error.refusal)
      return false
    }
  }
  return { refusal, send }
}
