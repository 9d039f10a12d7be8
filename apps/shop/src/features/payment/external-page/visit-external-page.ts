import { type Execute, statusOf } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import { serverUrl } from '@provender/web/api/server'
import {
  CreatePaymentTicket,
  type CreatePaymentTicketMutationVariables,
  PaymentTicket,
  type PaymentTicketQuery,
  type PaymentTicketRefusal,
} from './payment-ticket.documents.ts'

export type TicketRequest = CreatePaymentTicketMutationVariables
type EnteredCard = NonNullable<NonNullable<PaymentTicketQuery['paymentTicket']>['card']>

export type ExternalPageResult =
  | { readonly type: 'DONE'; readonly card: EnteredCard | null }
  /** The user closed the page before it was done, or it expired. */
  | { readonly type: 'CLOSED' }
  /** The phone has no browser that can show the page, and has given it back to the app. */
  | { readonly type: 'NO_BROWSER' }
  | { readonly type: PaymentTicketRefusal }

const pollIntervalMs = 2000
/** A request of the page may still be on its way when the user closes it. */
const lastCheckDelayMs = 1500

interface ExternalPageOptions {
  readonly execute: Execute
  readonly signal: AbortSignal
  readonly onOpened: () => void
}

/** Opens a page of the server for a card or an approval outside the app, and waits until it is done or closed. */
export async function visitExternalPage(
  request: TicketRequest,
  { execute, signal, onOpened }: ExternalPageOptions,
): Promise<ExternalPageResult> {
  const { app } = platform()
  if (!app) throw new Error('Only an installed app opens pages outside')
  const { id, path, refusal } = (await execute(CreatePaymentTicket, request)).createPaymentTicket
  // The user has left the screen, or has asked for another page, whose ticket replaces this one.
  if (signal.aborted) return { type: 'CLOSED' }
  if (id === null || path === null) return { type: refusal ?? 'NOT_AVAILABLE' }
  const pause = createPause(signal)
  let isClosed = false
  let isRefused = false
  const stops = [
    app.onOutsideClosed(() => {
      isClosed = true
      pause.end()
    }),
    app.onOutsideRefused(() => {
      isRefused = true
      pause.end()
    }),
  ]
  try {
    app.openOutside(serverUrl(path))
    onOpened()
    while (!signal.aborted) {
      const isLast = isClosed
      await pause.wait(isLast ? lastCheckDelayMs : pollIntervalMs)
      if (isRefused) return { type: 'NO_BROWSER' }
      const result = await readResult(execute, id)
      // The page that is open now may be another one.
      if (signal.aborted) break
      if (result?.type === 'DONE') app.closeOutside()
      if (result || isLast) return result ?? { type: 'CLOSED' }
    }
    return { type: 'CLOSED' }
  } finally {
    for (const stop of stops) stop()
  }
}

/** Undefined while the page is open, or while the server cannot be reached. */
async function readResult(execute: Execute, id: string): Promise<ExternalPageResult | undefined> {
  try {
    const { paymentTicket } = await execute(PaymentTicket, { id })
    if (paymentTicket?.state === 'DONE') return { type: 'DONE', card: paymentTicket.card }
    return paymentTicket?.state === 'OPEN' ? undefined : { type: 'CLOSED' }
  } catch (error) {
    if (statusOf(error) === undefined) throw error
    return undefined
  }
}

/** A pause that can be ended early. */
function createPause(signal: AbortSignal) {
  let end = (): void => {}
  signal.addEventListener('abort', () => end())
  return {
    end: () => end(),
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
