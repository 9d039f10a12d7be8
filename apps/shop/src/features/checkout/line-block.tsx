import { useLingui } from '@lingui/react/macro'
import { LineTable } from '@provender/ui/page/line-table'
import type { ReactNode } from 'react'

export interface LineBlockProps {
  readonly title: string
  readonly detail?: string
  readonly children: ReactNode
}

export function LineBlock({ title, detail, children }: LineBlockProps) {
  const { t } = useLingui()
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="text-name">{title}</h3>
        {detail && <p className="text-small text-ink-2">{detail}</p>}
      </div>
      <LineTable
        fixed
        label={title}
        columns={{
          product: t`Product`,
          quantity: t`Quantity`,
          price: t`Net price`,
          vat: t`VAT`,
          sum: t`Net total`,
        }}
      >
        {children}
      </LineTable>
    </section>
  )
}
