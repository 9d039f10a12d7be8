import { useLingui } from '@lingui/react/macro'
import type { Grouping } from './line-groups.ts'

export function useGroupingNames(): Readonly<Record<Grouping, string>> {
  const { t } = useLingui()
  return { storage: t`By storage`, category: t`By category`, added: t`As added` }
}
