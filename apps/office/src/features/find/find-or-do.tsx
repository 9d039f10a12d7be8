import { useLingui } from '@lingui/react/macro'
import { Modal } from '@provender/ui/overlays/modal'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as search } from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { chosenIndex, type Finding } from './finding.ts'
import { useFindings } from './use-findings.ts'
import { useFocusAfterChoice } from './use-focus-after-choice.ts'

const SearchIcon = icon(search)
const OrderIcon = icon(receiptText)
const ScreenIcon = icon(arrowRight)

const listId = 'find-or-do-list'
const optionId = (index: number) => `find-or-do-${index}`

interface FindOrDoProps {
  readonly open: boolean
  /** How often it has been opened. Each time it starts empty, also while it is still fading out. */
  readonly openings: number
  readonly onClose: () => void
}

/** Opens any order or screen with a few letters and Enter. */
export function FindOrDo({ open, openings, onClose }: FindOrDoProps) {
  const { t } = useLingui()
  const focusAfterChoice = useFocusAfterChoice(open)
  const onChoose = (isOrder: boolean) => {
    focusAfterChoice(isOrder)
    onClose()
  }
  return (
    <Modal open={open} onClose={onClose} label={t`Find or do`} dismissible look="pal">
      <Finder key={openings} isOpen={open} onChoose={onChoose} />
    </Modal>
  )
}

interface FinderProps {
  readonly isOpen: boolean
  readonly onChoose: (isOrder: boolean) => void
}

function Finder({ isOpen, onChoose }: FinderProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const opensAnswer = useRef(false)
  const list = useRef<HTMLDivElement>(null)
  const { orders, screens, isAnswered, failure } = useFindings(text)
  const findings = [...orders, ...screens]
  const count = findings.length
  const activeIndex = chosenIndex(findings, chosen)
  useEffect(() => {
    if (!isAnswered || !isOpen || !opensAnswer.current) return
    opensAnswer.current = false
    openChosen(list.current)
  }, [isAnswered, isOpen])
  const choose = (index: number) => {
    setChosen(findings[index]?.href)
    list.current?.querySelector(`#${optionId(index)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return
    event.preventDefault()
    if (key === 'Enter') {
      // Until the answer, the orders are those of an earlier text.
      if (isAnswered) openChosen(list.current)
      else opensAnswer.current = true
    } else if (count > 0) choose((activeIndex + (key === 'ArrowDown' ? 1 : count - 1)) % count)
  }
  return (
    <>
      <label className="pal-in">
        <SearchIcon />
        <input
          role="combobox"
          aria-label={t`Order, company, PO number or screen`}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={count > 0 ? optionId(activeIndex) : undefined}
          aria-autocomplete="list"
          placeholder={t`Order, company, PO number or screen`}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setChosen(undefined)
            opensAnswer.current = false
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold links */}
      <div ref={list} id={listId} role="listbox" aria-label={t`Found`} className="pal-list">
        <Rows
          title={t`Orders`}
          findings={orders}
          face={<OrderIcon size="s" />}
          activeIndex={activeIndex}
          onChoose={() => onChoose(true)}
        />
        <Rows
          title={t`Screens`}
          findings={screens}
          first={orders.length}
          face={<ScreenIcon size="s" />}
          activeIndex={activeIndex}
          onChoose={() => onChoose(false)}
        />
      </div>
      <output className="pal-none">
        {failure === 'unreachable'
          ? t`Orders cannot be searched without a connection.`
          : failure === 'refused'
            ? t`Orders could not be searched. Please try again.`
            : count === 0 && isAnswered && t`No results.`}
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

function openChosen(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
}

interface RowsProps {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly face: ReactNode
  /** The number of the first one in the whole list. */
  readonly first?: number
  /** The number of the chosen one. */
  readonly activeIndex: number
  readonly onChoose: () => void
}

function Rows({ title, findings, face, first = 0, activeIndex, onChoose }: RowsProps) {
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
          aria-selected={first + index === activeIndex}
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
