import { useLingui } from '@lingui/react/macro'
import { PageHead } from '@provender/ui/page-parts'
import { useConfig } from '../app/shop-queries.ts'

/** What the shop runs on. The software has no address of its own: whoever runs it has it from wherever they cloned it. */
export function PoweredByPage() {
  const { t } = useLingui()
  const { appName } = useConfig()
  return (
    <div className="written max-w-150">
      <PageHead title={t`Powered by Provender`} />
      <p>
        {t`Provender is an ordering platform for food wholesalers. ${appName} runs it on servers of its own choice: what you order and what you pay stay with ${appName}.`}
      </p>
      <p>{t`Provender is open source, under the MIT licence: anyone may use it, look into it and change it.`}</p>
    </div>
  )
}
