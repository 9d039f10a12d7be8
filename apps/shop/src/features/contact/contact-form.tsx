import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { type ContactMessage, contactSchema } from '@provender/domain/contact/contact'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { TextArea, TextField } from '@provender/ui/controls/field'
import { Empty } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { newId } from '@provender/web/api/new-id'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { currentUserKey, sessionOf } from '../../kernel/session/shop-queries.ts'
import { Captcha } from '../application/captcha.tsx'
import { deleteDraft, type DraftOf, restoredFields, storeDraft } from './contact-draft.ts'
import type { ContactSearch } from './contact-search.ts'
import { ContactUs } from './contact.documents.ts'
import { contactQuery } from './load-contact.ts'
import { useContactProblems } from './use-contact-problems.ts'

const DoneIcon = icon(circleCheck)

export function ContactForm({ product }: ContactSearch) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const user = sessionOf(queryClient)?.user
  const { contactUsFormCharLimit: limit } = useSuspenseQuery(contactQuery).data.initConfig.config
  const schema = useMemo(() => contactSchema(limit), [limit])
  // No default values: fields may contain text that was typed before hydration.
  const form = useForm<ContactMessage>({ resolver: valibotResolver(schema) })
  const { register, handleSubmit, formState, control } = form
  const problems = useContactProblems(limit)
  const draftOf = { userKey: currentUserKey(queryClient), product: product ?? '' }
  const { captcha, refusal, submit, sentTo } = useWriting(draftOf)
  const field = (name: keyof ContactMessage) => ({
    ...register(name),
    error: problems(name, formState.errors[name]?.message),
  })
  const question = product && t`Do you stock “${product}”?`
  const defaults = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    telephone: '',
    message: question ?? '',
  }
  const restore = useEffectEvent(() => {
    const restored = Object.entries(restoredFields(draftOf, form.getValues(), defaults))
    for (const [name, text] of restored) form.setValue(name as keyof ContactMessage, text)
    if (restored.length > 0) storeDraft(draftOf, form.getValues(), defaults)
  })
  useEffect(() => restore(), [])
  const typed = (useWatch({ control, name: 'message' }) ?? defaults.message).length
  if (sentTo !== undefined) return <Sent email={sentTo} />
  return (
    <form
      // If submitted before the script has loaded, a form without a method would put its content into the address.
      method="post"
      noValidate
      onInput={({ currentTarget }) =>
        storeDraft(draftOf, Object.fromEntries(new FormData(currentTarget)), defaults)
      }
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="grid content-start gap-4"
    >
      <TextField
        {...field('name')}
        label={t`Name and surname`}
        defaultValue={defaults.name}
        autoComplete="name"
      />
      <TextField
        {...field('email')}
        type="email"
        label={t`E-mail`}
        defaultValue={defaults.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('telephone')}
        type="tel"
        label={t`Phone number`}
        optional={t`optional`}
        autoComplete="tel"
        inputMode="tel"
      />
      <TextArea
        {...field('message')}
        label={t`Message`}
        defaultValue={defaults.message}
        rows={7}
        count={t`${typed} of ${limit}`}
      />
      {captcha && <Captcha {...captcha} />}
      <RefusalNote refusal={refusal} />
      <div>
        <Button type="submit" look="go" size="tall" busy={formState.isSubmitting}>
          {t`Send message`}
        </Button>
      </div>
    </form>
  )
}

function useWriting(draftOf: DraftOf) {
  const queryClient = useQueryClient()
  const { hCaptchaSiteKey } = useSuspenseQuery(contactQuery).data.initConfig.config
  // Signed-in users are known and need no captcha.
  const siteKey = sessionOf(queryClient) ? '' : hCaptchaSiteKey
  // The same key for every try, so that a lost response does not send the message twice.
  const [key] = useState(newId)
  const [answer, setAnswer] = useState('')
  const [round, setRound] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [refusal, send] = useSubmit((action: () => Promise<unknown>) => action())
  const submit = async (contact: ContactMessage): Promise<void> => {
    setMissing(siteKey !== '' && answer === '')
    if (siteKey !== '' && answer === '') return
    const isDone = await send(() => executeOf(queryClient)(ContactUs, { key, contact, captcha: answer }))
    if (!isDone) return setRound((before) => before + 1)
    deleteDraft(draftOf)
    setSentTo(contact.email)
  }
  const onAnswer = (token: string) => {
    setAnswer(token)
    if (token !== '') setMissing(false)
  }
  const captcha = siteKey === '' ? undefined : { siteKey, onAnswer, round, isMissing }
  return { captcha, refusal, submit, sentTo }
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}

function Sent({ email }: { readonly email: string }) {
  const { t } = useLingui()
  return (
    <output className="block outline-none" tabIndex={-1} ref={focusOnce}>
      <Empty
        icon={<DoneIcon size="x" />}
        title={t`We've received your message`}
        actions={<ButtonLink look="go" href={hrefOf({ to: '/shop' })}>{t`Go to the shop`}</ButtonLink>}
      >
        {t`We'll reply to ${email}.`}
      </Empty>
    </output>
  )
}
