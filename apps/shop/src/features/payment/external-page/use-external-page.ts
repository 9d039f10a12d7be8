import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { visitExternalPage, type ExternalPageResult, type TicketRequest } from './visit-external-page.ts'

export interface ExternalPageState {
  readonly open: (request: TicketRequest) => Promise<ExternalPageResult | undefined>
  readonly isRequested: boolean
  readonly isOpen: boolean
  readonly failure: string | undefined
  /** True if nothing waits for the user there any more, so that another try is useless. */
  readonly isOver: boolean
}

/** Opens pages of the server for this component. `open` returns undefined after a failure, which `failure` describes. */
export function useExternalPage(): ExternalPageState {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const waiting = useRef<AbortController>(undefined)
  const [step, setStep] = useState<'rest' | 'requested' | 'open'>('rest')
  const [failure, setFailure] = useState<'NOT_NOW' | 'NOT_AVAILABLE' | 'NO_BROWSER' | 'FAILED'>()
  useEffect(() => () => waiting.current?.abort(), [])
  const texts = {
    NOT_NOW: `${t`Nothing is left to pay here`}.`,
    NOT_AVAILABLE: t`This payment method isn't available now. Please choose another or call us.`,
    NO_BROWSER: t`This phone has no browser that can show the card page. Install or enable one, or choose another payment method.`,
    FAILED: `${t`An error has occurred`}. ${t`Please try again`}.`,
  }
  const open: ExternalPageState['open'] = async (request) => {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    setStep('requested')
    setFailure(undefined)
    try {
      const result = await visitExternalPage(request, {
        execute: executeOf(queryClient),
        signal: controller.signal,
        onOpened: () => setStep('open'),
      })
      if (controller.signal.aborted) return undefined
      if (result.type !== 'DONE' && result.type !== 'CLOSED') setFailure(result.type)
      return result
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined) throw error
      setFailure(status === 404 ? 'NOT_NOW' : 'FAILED')
      return undefined
    } finally {
      // Another page may have been opened in the meantime.
      if (waiting.current === controller) setStep('rest')
    }
  }
  return {
    open,
    isRequested: step === 'requested',
    isOpen: step === 'open',
    failure: failure && texts[failure],
    isOver: failure === 'NOT_NOW',
  }
}
