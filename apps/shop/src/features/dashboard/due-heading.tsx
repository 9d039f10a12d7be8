import { useLingui } from '@lingui/react/macro'
import { hrefOf } from '@provender/web/address/href-of'

interface DueHeadingProps {
  readonly title: string
  readonly count?: string | undefined
}

export function DueHeading({ title, count }: DueHeadingProps) {
  const { t } = useLingui()
  return (
    <div className="mt-2 flex min-h-12 items-center gap-x-2">
      <h2 className="text-heading">{title}</h2>
      {count !== undefined && <span className="text-small figures text-ink-2">{count}</span>}
      <a
        href={hrefOf({ to: '/account/order-guide' })}
        className="ml-auto py-1.5 text-label text-accent underline-offset-3 hover:underline"
      >
        {t`Order guide`}
      </a>
    </div>
  )
}
