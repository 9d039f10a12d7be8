import { useLingui } from '@lingui/react/macro'
import { roleMay } from '@provender/domain/permission/permission'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as users } from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { sessionQuery } from '../session/shop-queries.ts'

const OwnersIcon = icon(users)

export interface OwnersOnlyProps {
  readonly access: 'company.logins' | 'company.sites'
  readonly title: string
  readonly children: ReactNode
}

export function OwnersOnly({ access, title, children }: OwnersOnlyProps) {
  const { t } = useLingui()
  const { user } = useSuspenseQuery(sessionQuery).data
  if (roleMay(user.role, access)) return children
  return (
    <div className="max-w-170">
      <PageHeader title={title} />
      <Empty icon={<OwnersIcon size="x" />} title={t`Only owners decide this`}>
        {t`Ask an owner of your company's account.`}
      </Empty>
    </div>
  )
}
