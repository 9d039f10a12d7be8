import { useLingui } from '@lingui/react/macro'
import type { Application } from '@provender/domain/application/application'
import { minPasswordLength } from '@provender/domain/application/password'
import { Checkbox } from '@provender/ui/controls/choice'
import { FieldError, PasswordField, TextField } from '@provender/ui/controls/field'
import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type FormField, useProblemLabels } from './use-problem-labels.ts'
import { useTermsHref } from './use-terms-href.ts'

interface FieldsProps {
  readonly form: UseFormReturn<Application>
}

function useField({ register, formState: { errors } }: FieldsProps['form']) {
  const labels = useProblemLabels()
  return (name: FormField) => ({ ...register(name), error: labels(name, errors[name]?.message) })
}

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

function Group({ title, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function BusinessFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const field = useField(form)
  return (
    <Group title={t`Your business`}>
      <TextField {...field('companyName')} label={t`Company name`} autoComplete="organization" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...field('vatNumber')}
          label={t`VAT number`}
          optional={t`optional`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field('companyNumber')}
          label={t`Company number`}
          optional={t`optional`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextField {...field('address1')} label={t`Address`} autoComplete="address-line1" />
      <TextField
        {...field('address2')}
        label={t`Address, second line`}
        optional={t`optional`}
        autoComplete="address-line2"
      />
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField {...field('city')} label={t`Town or city`} autoComplete="address-level2" />
        <TextField {...field('postCode')} label={t`Postcode`} autoComplete="postal-code" />
      </div>
      <TextField
        {...field('country')}
        label={t`Country`}
        optional={t`optional`}
        autoComplete="country-name"
      />
    </Group>
  )
}

export function PersonFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const field = useField(form)
  return (
    <Group title={t`You`}>
      <TextField {...field('name')} label={t`Name and surname`} autoComplete="name" />
      <TextField
        {...field('telephone')}
        type="tel"
        label={t`Phone number`}
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField
        {...field('email')}
        type="email"
        label={t`E-mail`}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={t`Password`}
        hint={t`At least ${minPasswordLength} characters`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
      />
    </Group>
  )
}

export function RequestFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const termsHref = useTermsHref()
  const id = useId()
  const labels = useProblemLabels()
  const problem = labels('acceptsTerms', form.formState.errors.acceptsTerms?.message)
  return (
    <div className="grid gap-1">
      <Checkbox {...form.register('marketingEmailEnabled')}>{t`Send me offers by e-mail`}</Checkbox>
      <Checkbox {...form.register('marketingSmsEnabled')}>{t`Send me offers by SMS`}</Checkbox>
      {termsHref !== undefined && (
        <Checkbox
          {...form.register('acceptsTerms')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
        >
          {t`I accept the terms and conditions`}{' '}
          <a href={termsHref} target="_blank" rel="noreferrer" className="link">{t`Read them`}</a>
        </Checkbox>
      )}
      {problem && (
        <span id={id}>
          <FieldError>{problem}</FieldError>
        </span>
      )}
    </div>
  )
}
