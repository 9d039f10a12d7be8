import { useLingui } from '@lingui/react/macro'
import { Modal } from '@provender/ui/overlays/modal'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as search } from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type Finding, useFindings } from './use-findings.ts'

const SearchIcon = icon(search)
const OrderIcon = icon(receiptText)
const ScreenIcon = icon(arrowRight)

const listId = 'find-or-do-list'
const optionId = (index: number) => `find-or-do-${index}`

interface FindOrDoProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Opens any order or screen with a few letters and Enter. */
export function FindOrDo({ open, onClose }: FindOrDoProps) {
  const { t } = useLingui()
  return (
    <Modal open={open} onClose={onClose} label={t`Find or do`} dismissible look="pal">
      <Finder onClose={onClose} />
    </Modal>
  )
}

function Finder({ onClose }: Pick<FindOrDoProps, 'onClose'>) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { orders, screens, isLoading, hasFailed } = useFindings(text)
  const count = orders.length + screens.length
  const at = Math.min(chosen, count - 1)
  const choose = (index: number) => {
    setChosen(index)
    list.current?.querySelector(`#${optionId(index)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return
    event.preventDefault()
    if (key === 'Enter') list.current?.querySelector<HTMLElement>(`#${optionId(at)}`)?.click()
    else if (count > 0) choose((at + (key === 'ArrowDown' ? 1 : count - 1)) % count)
  }
  const rows = { at, onChoose: onClose }
  return (
    <>
      <label className="pal-in">
        <SearchIcon />
        <input
          role="combobox"
          aria-label={t`Order, company, PO number or screen`}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={count > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          placeholder={t`Order, company, PO number or screen`}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold links */}
      <div ref={list} id={listId} role="listbox" aria-label={t`Found`} className="pal-list">
        <Rows title={t`Orders`} findings={orders} face={<OrderIcon size="s" />} {...rows} />
        <Rows
          title={t`Screens`}
          findings={screens}
          first={orders.length}
          face={<ScreenIcon size="s" />}
          {...rows}
        />
      </div>
      <output className="pal-none">
        {hasFailed
          ? t`Orders cannot be searched without a connection.`
          : count === 0 && !isLoading && t`Nothing matches.`}
      </output>
      <p className="pal-foot" aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t`move`}
        </span>
        <span>
          <kbd>Enter</kbd> {t`open`}
        </span>
        <span>
          <kbd>Esc</kbd> {t`close`}
        </span>
      </p>
    </>
  )
}

interface RowsProps {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly face: ReactNode
  /** The number of the first one in the whole list. */
  readonly first?: number
  /** The number of the chosen one. */
  readonly at: number
  readonly onChoose: () => void
}

function Rows({ title, findings, face, first = 0, at, onChoose }: RowsProps) {
  if (findings.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a list
    <div role="group" aria-label={title}>
      <h3 aria-hidden>{title}</h3>
      {findings.map(({ href, name, detail, note }, index) => (
        <a
          key={href}
          id={optionId(first + index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option opens nothing
          role="option"
          aria-selected={first + index === at}
          tabIndex={-1}
          className="pal-row"
          href={href}
          onClick={onChoose}
        >
          {face}
          <span className="cut">
            {name} <span className="hush">{detail}</span>
          </span>
          <span className="second">{note}</span>
        </a>
      ))}
    </div>
  )
}
