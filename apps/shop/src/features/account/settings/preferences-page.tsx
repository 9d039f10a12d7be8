import { useLingui } from '@lingui/react/macro'
import { isLanguage, type Language, languageForms } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { SelectField } from '@provender/ui/controls/field'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useConfig } from '../../../kernel/session/shop-queries.ts'
import { changeLanguage } from '../../../kernel/state/change-language.ts'
import { useShopState } from '../../../kernel/state/shop-state.ts'
import { ErrorReports } from '../../consent/error-reports.tsx'
import { PushOnThisDevice } from '../../push/push-on-this-device.tsx'
import { CompanyWish } from './company-wish.tsx'
import { NeverSubstituted } from './never-substituted.tsx'
import { settingsQuery } from './settings-queries.ts'
import { UpdatePreferences } from './settings.documents.ts'
import { updateLanguage } from './update-language.ts'
import { useSaved } from './use-saved.ts'

interface Preferences {
  readonly language: Language
  readonly showAllPricesIncludingVat: boolean
  readonly marketingEmailEnabled: boolean
  readonly marketingSmsEnabled: boolean
  readonly marketingNotificationEnabled: boolean
}

/** The user's language, price and message settings. E-mails about the company's orders are always sent. */
export function PreferencesPage() {
  const { t } = useLingui()
  const { user } = useSuspenseQuery(settingsQuery).data
  const { availableLanguages } = useConfig()
  const currentLanguage = useLanguage()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { notices } = useShopState()
  const { execute, showSaved } = useSaved()
  const { register, handleSubmit, formState } = useTranslatedForm<Preferences>({
    defaultValues: {
      language: currentLanguage,
      showAllPricesIncludingVat: user.showAllPricesIncludingVat,
      marketingEmailEnabled: user.marketingEmailEnabled,
      marketingSmsEnabled: user.marketingSmsEnabled,
      marketingNotificationEnabled: user.marketingNotificationEnabled,
    },
  })
  const [refusal, save] = useSubmit<Preferences>(async ({ language, ...preferences }) => {
    await execute(UpdatePreferences, preferences)
    await updateLanguage(queryClient, language)
    if (!(await changeLanguage({ router, notices }, language))) return
    // All prices in the tab change.
    if (preferences.showAllPricesIncludingVat !== user.showAllPricesIncludingVat)
      platform().navigation.reload()
    else await showSaved()
  })
  return (
    <div className="max-w-150">
      <PageHeader title={t`Preferences`} />
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <RefusalNote refusal={refusal} />
        <div className="grid max-w-80 gap-4 pt-2">
          <SelectField
            {...register('language')}
            label={t`Language`}
            hint={t`For the shop on this device and the e-mails we send you`}
          >
            {availableLanguages.filter(isLanguage).map((code) => (
              <option key={code} value={code}>
                {languageForms[code].name}
              </option>
            ))}
          </SelectField>
          <Checkbox {...register('showAllPricesIncludingVat')}>{t`Show prices including VAT`}</Checkbox>
        </div>
        <SectionHeader title={t`Offers and news`} />
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-ink-2">{t`We may tell you of promotions and new products by`}</legend>
          <Checkbox {...register('marketingEmailEnabled')}>{t`E-mail`}</Checkbox>
          <Checkbox {...register('marketingSmsEnabled')}>{t`Text message`}</Checkbox>
          <Checkbox {...register('marketingNotificationEnabled')}>{t`Push notification`}</Checkbox>
        </fieldset>
        <p className="mt-2 mb-4 text-small text-ink-2">
          {t`We always send messages about your orders and your account.`}
        </p>
        <Button type="submit" look="go" busy={formState.isSubmitting}>
          {t`Save`}
        </Button>
      </form>
      <CompanyWish />
      <NeverSubstituted />
      <PushOnThisDevice />
      <ErrorReports />
    </div>
  )
}
