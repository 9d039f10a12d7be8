import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button, buttonClass } from '@provender/ui/controls/button'
import { TextArea } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as upload } from 'lucide-react/icons/file-up'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProductList } from '../catalogue/use-product-list.ts'
import { LeftOut } from './left-out.tsx'
import { PasteRows } from './paste-rows-view.tsx'
import { isChosenByCustomer, isFound } from './paste-rows.ts'
import { readOrderFile } from './read-file.ts'
import { maxUnfolded } from './use-matched-count.ts'
import { type Paste, usePaste } from './use-paste.ts'

const FileIcon = icon(upload)

interface PastePanelProps {
  /** Called with true while the lines that were read have the page. */
  readonly onReview: (isReviewed: boolean) => void
}

export function PastePanel({ onReview }: PastePanelProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const paste = usePaste()
  const [isUnreadable, setUnreadable] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const isFolded =
    paste.rows.length > 0 && !isEditing && (paste.state === 'read' || paste.state === 'reading')
  const tellPage = useEffectEvent(onReview)
  useEffect(() => tellPage(isFolded), [isFolded])
  const read = (text?: string) => {
    setEditing(false)
    paste.read(text)
  }
  const openFile = async (file: File | undefined) => {
    if (!file) return
    const text = await readOrderFile(file, listContext.language)
    setUnreadable(text === undefined)
    if (text !== undefined) read(text)
  }
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      void openFile(file)
    },
  }
  return (
    <section aria-label={t`Paste an order`} className="grid gap-3" {...drop}>
      {isFolded ? (
        <ReadBar paste={paste} onEdit={() => setEditing(true)} />
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            read()
          }}
        >
          <TextArea
            label={t`Paste a message, list or spreadsheet rows`}
            hint={t`3 boxes semi skimmed, 2kg feta, 10 x coke 330`}
            rows={5}
            maxLength={60_000}
            value={paste.text}
            onChange={({ nativeEvent, currentTarget: { value } }) => {
              if (isPasted(nativeEvent)) read(value)
              else paste.onText(value)
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              look={paste.rows.length > 0 ? 'plain' : 'go'}
              busy={paste.state === 'reading'}
            >
              {t`Match products`}
            </Button>
            <label className={`${buttonClass({})} cursor-pointer has-focus-visible:outline-2`}>
              <FileIcon size="s" /> {t`Upload a file`}
              <input
                type="file"
                accept=".csv,.tsv,.txt,.eml,text/*,message/rfc822"
                className="sr-only"
                onChange={(event) => {
                  void openFile(event.currentTarget.files?.[0])
                  event.currentTarget.value = ''
                }}
              />
            </label>
            {paste.rows.length > 0 && <Button look="bare" onClick={paste.clear}>{t`Start again`}</Button>}
          </div>
        </form>
      )}
      <PasteOutcome paste={paste} isUnreadable={isUnreadable} />
      <LeftOut
        lines={paste.leftOut}
        language={listContext.language}
        onTakeIn={(line) => void paste.takeIn(line)}
      />
      {paste.rows.length > 0 && <PasteRows key={paste.number} paste={paste} />}
    </section>
  )
}

/** Pasted text is read at once, typed text when the user presses the button. */
function isPasted(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType)
}

interface ReadBarProps {
  readonly paste: Paste
  readonly onEdit: () => void
}

/** The text in one line, so that its lines have the page. Takes the focus of the field that it replaces. */
function ReadBar({ paste: { rows, clear }, onEdit }: ReadBarProps) {
  const { t } = useLingui()
  const { language } = useProductList()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [])
  const count = rows.length
  const countText = showCount(count, language)
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="flex min-h-13 flex-wrap items-center gap-2 rounded-tile bg-sunken px-3.5 py-1.5 outline-0 tablet:pr-2"
    >
      <b className="flex-1 font-[640] figures whitespace-nowrap">
        {t`${plural(count, { one: `${countText} line read`, other: `${countText} lines read` })}`}
      </b>
      <Button size="small" onClick={onEdit}>{t`Edit the text`}</Button>
      <Button look="bare" size="small" onClick={clear}>{t`Start again`}</Button>
    </div>
  )
}

interface PasteOutcomeProps {
  readonly paste: Paste
  readonly isUnreadable: boolean
}

function PasteOutcome({ paste, isUnreadable }: PasteOutcomeProps) {
  const { t } = useLingui()
  if (isUnreadable)
    return <Note tone="low" urgent>{t`This file cannot be read. Save it as CSV or text and try again.`}</Note>
  switch (paste.state) {
    case 'nothing':
      return <Note tone="low" urgent>{t`We couldn't find any products in this text.`}</Note>
    case 'unreachable':
      return <Note tone="low" urgent>{t`No connection. Your text stays here: try again in a moment.`}</Note>
    case 'refused':
      return (
        <Note tone="bad" urgent>{t`Nothing was read. Your text stays here: try again in a moment.`}</Note>
      )
    case 'read':
    case 'reading':
      return paste.rows.length > 0 ? <ReadNote paste={paste} /> : null
    case 'idle':
      return null
  }
}

function ReadNote({ paste: { rows, state, confirmAll } }: Omit<PasteOutcomeProps, 'isUnreadable'>) {
  const { t } = useLingui()
  const listContext = useProductList()
  const open = rows.filter(({ isConfirmed }) => !isConfirmed).length
  const sure = rows.filter(({ group }) => group === 'sure').length
  const chosen = rows.filter(isChosenByCustomer).length
  const sureText = showCount(sure, listContext.language)
  const chosenText = showCount(chosen, listContext.language)
  const acceptable = rows.filter((row) => !row.isConfirmed && isFound(row)).length
  const countText = showCount(open, listContext.language)
  const foundText = showCount(acceptable, listContext.language)
  return (
    <div
      className={
        open === 0 && rows.length > maxUnfolded
          ? 'sr-only'
          : 'flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 pointer-coarse:min-h-11'
      }
    >
      <output aria-busy={state === 'reading'} className="text-small figures text-ink-2">
        {open === 0
          ? chosen === 0
            ? t`All lines matched.`
            : t`All lines matched: ${sureText} sure, ${chosenText} chosen by you.`
          : t`${plural(open, { one: `${countText} line to check`, other: `${countText} lines to check` })}`}
      </output>
      {acceptable > 0 && state === 'read' && (
        <Button look="bare" size="small" onClick={confirmAll}>
          {t`${plural({ found: acceptable }, { one: `Accept this match`, other: `Accept all ${foundText} matches` })}`}
        </Button>
      )}
    </div>
  )
}
