import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { type Language, languages } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { readStored, writeStored } from '@provender/web/storage/tab-storage'
import { showInLanguage } from '@provender/web/texts/set-language'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { OpenPaymentPage, PaymentPage, type PaymentPageFieldsFragment } from './payment-page.documents.ts'

const storageKey = 'payment-page'
const storedSchema = v.object({ secret: v.string(), language: v.nullable(v.picklist(languages)) })

/** The secret of the page, for a reload: a bank's app may push this tab out of the phone's memory. */
type StoredPage = v.InferOutput<typeof storedSchema>

export type PaymentPageState =
  | { readonly type: 'OPENING' }
  | { readonly type: 'OPEN'; readonly secret: string; readonly page: PaymentPageFieldsFragment }
  /** INVALID: the link does not open anything any more. SETTLED: nothing is left to pay. FAILED: try again. */
  | { readonly type: 'INVALID' | 'SETTLED' | 'FAILED' }

interface OpenedPage {
  readonly state: PaymentPageState
  readonly open: () => Promise<void>
}

/**
 * Opens the page with the ticket that follows the `#` of its address, or opens it again after a reload. Shows it in the
 * language of the app, not of this browser.
 */
export function usePaymentPage(): OpenedPage {
  const queryClient = useQueryClient()
  const router = useRouter()
  const show = useAppLanguage()
  const [state, setState] = useState<PaymentPageState>({ type: 'OPENING' })
  const open = async (): Promise<void> => {
    setState({ type: 'OPENING' })
    const execute = executeOf(queryClient)
    const ticket = platform().navigation.fragment()
    try {
      if (ticket === '') return setState(await openAgain())
      const { secret, page, refusal, language } = (await execute(OpenPaymentPage, { ticket })).openPaymentPage
      const pageLanguage = parseLanguage(language)
      writeStored(storageKey, { secret: secret ?? '', language: pageLanguage } satisfies StoredPage)
      // The ticket is used up: a reload opens the page by its secret.
      await router.navigate({ to: '/checkout/pay', replace: true })
      await show(pageLanguage)
      setState(page && secret !== null ? { type: 'OPEN', secret, page } : { type: refusal ?? 'INVALID' })
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setState({ type: 'FAILED' })
    }
  }
  const openAgain = async (): Promise<PaymentPageState> => {
    const stored = readStoredPage()
    if (!stored) return { type: 'INVALID' }
    await show(stored.language)
    const { secret } = stored
    const { paymentPage: page } = await executeOf(queryClient)(PaymentPage, { page: secret })
    return page ? { type: 'OPEN', secret, page } : { type: 'INVALID' }
  }
  return { state, open }
}

/** The language of the app, after this tab has opened a page for it. */
export function useLanguageOfApp(): void {
  const show = useAppLanguage()
  const showStored = useEffectEvent(() => show(readStoredPage()?.language ?? null))
  useEffect(() => void showStored(), [])
}

function useAppLanguage(): (language: Language | null) => Promise<void> {
  const router = useRouter()
  return async (language) => {
    try {
      if (language !== null) await showInLanguage(router, language)
    } catch {
      // Its texts cannot be loaded: the page stays in the language of the browser.
    }
  }
}

function readStoredPage(): StoredPage | undefined {
  const parsed = v.safeParse(storedSchema, readStored(storageKey))
  return parsed.success ? parsed.output : undefined
}

function parseLanguage(text: string | null): Language | null {
  return languages.find((language) => language === text) ?? null
}
