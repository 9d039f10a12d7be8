import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { type Application, applicationSchema } from '@provender/domain/application/application'
import { Button } from '@provender/ui/controls/button'
import { newId } from '@provender/web/api/new-id'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useUploads } from '@provender/web/upload/use-uploads'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { BusinessFields, PersonFields, RequestFields } from './application-fields.tsx'
import { Captcha } from './captcha.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { storeDone } from './done-task.ts'
import { registrationQuery } from './registration-query.ts'
import { Register } from './registration.documents.ts'
import { useTermsHref } from './use-terms-href.ts'

/** Keeps everything that was typed and uploaded after any refusal. */
export function RegisterForm() {
  const { t } = useLingui()
  const form = useTranslatedForm<Application>({
    resolver: valibotResolver(applicationSchema),
    // Without terms there is nothing to accept, and no checkbox.
    defaultValues: {
      acceptsTerms: useTermsHref() === undefined,
      marketingEmailEnabled: false,
      marketingSmsEnabled: false,
    },
  })
  const { isSubmitting } = form.formState
  const { captcha, proofs, proofInput, refusal, submit, isTaken } = useRegistration()
  return (
    <form
      // If submitted before the script has loaded, a form without a method would put the password into the address.
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid gap-8"
    >
      <BusinessFields form={form} />
      <DocumentPicker proofs={proofs} inputRef={proofInput} />
      <PersonFields form={form} />
      <RequestFields form={form} />
      {captcha && <Captcha {...captcha} />}
      <div className="grid gap-4">
        <RefusalNote refusal={refusal} />
        <Button type="submit" look="go" size="tall" wide busy={isSubmitting || isTaken}>
          {t`Apply for an account`}
        </Button>
      </div>
    </form>
  )
}

function useRegistration() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { hCaptchaSiteKey: siteKey } = useSuspenseQuery(registrationQuery).data.initConfig.config
  // The same key for every try, so that a lost response does not create a second application.
  const [key] = useState(newId)
  const [answer, setAnswer] = useState('')
  const [round, setRound] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const proofInput = useRef<HTMLInputElement>(null)
  const proofs = useUploads('/proofs')
  const [refusal, send] = useSubmit((action: () => Promise<unknown>) => action())
  const submit = async (application: Application): Promise<void> => {
    setMissing(siteKey !== '' && answer === '')
    if (siteKey !== '' && answer === '') return
    const ids = await proofs.whenSent()
    if (!ids) {
      proofInput.current?.focus()
      return
    }
    const registration = { key, application, proofs: ids, captcha: answer }
    const isDone = await send(() => executeOf(queryClient)(Register, registration))
    setTaken(isDone)
    if (isDone) {
      storeDone('application')
      await router.navigate({ to: '/register/success', replace: true })
    } else setRound((before) => before + 1)
  }
  const onAnswer = (token: string) => {
    setAnswer(token)
    if (token !== '') setMissing(false)
  }
  const captcha = siteKey === '' ? undefined : { siteKey, onAnswer, round, isMissing }
  return { captcha, proofs, proofInput, refusal, submit, isTaken }
}
