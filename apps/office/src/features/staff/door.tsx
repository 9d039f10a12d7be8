import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { ProvenderSign } from '@provender/ui/page/header'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../../kernel/language-choice.tsx'
import { usePageTitle } from '../../kernel/page-title.ts'
import { useWholesaler } from '../../kernel/wholesaler.ts'

interface DoorProps {
  readonly title: string
  readonly children: ReactNode
  /** Links to other pages for visitors. */
  readonly foot?: ReactNode
}

/** A page for those who are not signed in. */
export function Door({ title, children, foot }: DoorProps) {
  const { t } = useLingui()
  const { appName } = useWholesaler()
  usePageTitle(title)
  return (
    <main className="door">
      <div className="door-in">
        <div className="door-mark">
          <ProvenderSign />
          {appName}
        </div>
        <h1>{title}</h1>
        {children}
        <div className="door-foot">
          {foot}
          <p>
            {t`A customer?`}{' '}
            <a href={platform().navigation.origin()} className="link" target="_top">
              {t`Go to the shop`}
            </a>
          </p>
          <LanguageChoice />
        </div>
      </div>
    </main>
  )
}
