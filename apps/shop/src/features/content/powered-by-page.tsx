import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'

/**
 * Names the software that the shop runs on. Has no link to it, because each operator has cloned it from somewhere
 * else.
 */
export function PoweredByPage() {
  const { t } = useLingui()
  return (
    <div className="written max-w-150">
      <PageHeader title={t`Powered by Provender`} />
      <p>
        {t`Provender is an ordering platform for food wholesalers, who run it on servers of their own choice: your orders and prices stay with your wholesaler.`}
      </p>
      <p>{t`Provender is open source, under the MIT licence: anyone may use, inspect and change it.`}</p>
    </div>
  )
}
