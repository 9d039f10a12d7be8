import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openOutside, type OutsideResult, type TicketRequest } from './open-outside.ts'

export interface OutsidePageState {
  readonly open: (request: TicketRequest) => Promise<OutsideResult | undefined>
  /** The user is on the page. */
  readonly isOpen: boolean
  readonly failure: string | undefined
}

/** Opens pages of the server for this component. `open` returns undefined after a failure, which `failure` describes. */
export function useOutsidePage(): OutsidePageState {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const waiting = useRef<AbortController>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<'NOT_NOW' | 'NOT_AVAILABLE' | 'FAILED'>()
  useEffect(() => () => waiting.current?.abort(), [])
  const words = {
    NOT_NOW: `${t`Nothing is left to pay here`}.`,
    NOT_AVAILABLE: t`This way to pay is not available now. Please choose another or call us.`,
    FAILED: `${t`An error has occurred`}. ${t`Please try again`}.`,
  }
  const open: OutsidePageState['open'] = async (request) => {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    setOpen(true)
    setFailure(undefined)
    try {
      const result = await openOutside(request, {
        execute: executeOf(queryClient),
        signal: controller.signal,
      })
      if (controller.signal.aborted) return undefined
      if (result.type === 'NOT_NOW' || result.type === 'NOT_AVAILABLE') setFailure(result.type)
      return result
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setFailure('FAILED')
      return undefined
    } finally {
      // Another page may have been opened in the meantime.
      if (waiting.current === controller) setOpen(false)
    }
  }
  return { open, isOpen, failure: failure && words[failure] }
}
