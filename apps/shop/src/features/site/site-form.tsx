import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { type SiteAnswers, siteSchema } from '@provender/domain/site/site'
import { Button } from '@provender/ui/controls/button'
import { TextArea, TextField } from '@provender/ui/controls/field'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useSiteProblem } from './use-site-problem.ts'

export interface SiteFormProps {
  /** The existing values; empty for a new site. */
  readonly site: SiteAnswers
  readonly submitLabel: string
  /** Throws if it is refused. */
  readonly onSave: (site: SiteAnswers) => Promise<void>
  readonly onCancel: () => void
}

export function SiteForm({ site, submitLabel, onSave, onCancel }: SiteFormProps) {
  const { t } = useLingui()
  const problem = useSiteProblem()
  const { register, handleSubmit, formState } = useTranslatedForm<SiteAnswers>({
    defaultValues: site,
    resolver: valibotResolver(siteSchema),
  })
  const [refusal, save] = useSubmit<SiteAnswers>(onSave)
  const field = (name: keyof SiteAnswers) => ({
    ...register(name),
    error: problem(name, formState.errors[name]?.message),
  })
  const optional = t`optional`
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="grid w-full gap-4"
    >
      <RefusalNote refusal={refusal} />
      <TextField
        {...field('name')}
        label={t`Name of the site`}
        hint={t`A name for this site, shown on orders and invoices.`}
        autoComplete="off"
      />
      <TextField {...field('address1')} label={t`Address`} autoComplete="off" />
      <TextField
        {...field('address2')}
        label={t`Address, second line`}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        {...field('address3')}
        label={t`Address, third line`}
        optional={optional}
        autoComplete="off"
      />
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField {...field('city')} label={t`Town or city`} autoComplete="off" />
        <TextField
          {...field('postCode')}
          label={t`Postcode`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...field('contactName')} label={t`Contact`} optional={optional} autoComplete="off" />
        <TextField
          {...field('telephone')}
          type="tel"
          label={t`Phone number`}
          optional={optional}
          autoComplete="off"
        />
      </div>
      <TextArea
        {...field('instructions')}
        label={t`For the driver`}
        hint={t`Where to park, which bell to ring, when someone is in.`}
        optional={optional}
        rows={3}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="go" busy={formState.isSubmitting}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  )
}
