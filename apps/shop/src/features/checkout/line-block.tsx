import { LineTable } from '@provender/ui/page/line-table'
import type { ReactNode } from 'react'
import { useLineColumns } from '../basket/use-line-columns.ts'

export interface LineBlockProps {
  readonly title: string
  readonly detail?: string
  readonly children: ReactNode
}

export function LineBlock({ title, detail, children }: LineBlockProps) {
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="text-name">{title}</h3>
        {detail && <p className="text-small text-ink-2">{detail}</p>}
      </div>
      <LineTable fixed label={title} columns={useLineColumns()}>
        {children}
      </LineTable>
    </section>
  )
}
