import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button, buttonClass } from '@provender/ui/controls/button'
import { TextArea } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as upload } from 'lucide-react/icons/file-up'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { useProductList } from '../catalogue/use-product-list.ts'
import { LeftOut } from './left-out.tsx'
import { PasteRows } from './paste-rows-view.tsx'
import { isFound } from './paste-rows.ts'
import { readOrderFile } from './read-file.ts'
import { type Paste, usePaste } from './use-paste.ts'

const FileIcon = icon(upload)

export function PastePanel() {
  const { t } = useLingui()
  const listContext = useProductList()
  const paste = usePaste()
  const [isUnreadable, setUnreadable] = useState(false)
  const openFile = async (file: File | undefined) => {
    if (!file) return
    const text = await readOrderFile(file)
    setUnreadable(text === undefined)
    if (text !== undefined) paste.read(text)
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
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          paste.read()
        }}
      >
        <TextArea
          label={t`Paste a message, list or spreadsheet rows`}
          hint={t`3 boxes semi skimmed, 2kg feta, 10 x coke 330`}
          rows={5}
          maxLength={60_000}
          value={paste.text}
          onChange={(event) => onTyped(event, paste)}
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

/** Reads pasted text at once, and typed text when the user presses the button. */
function onTyped(event: ChangeEvent<HTMLTextAreaElement>, paste: Paste): void {
  const { nativeEvent, currentTarget } = event
  const isPasted =
    nativeEvent instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(nativeEvent.inputType)
  if (isPasted) paste.read(currentTarget.value)
  else paste.onText(currentTarget.value)
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
      return <Note tone="bad" urgent>{t`An error has occurred`}</Note>
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
  const found = rows.filter((row) => !row.isConfirmed && isFound(row)).length
  const countText = showCount(open, listContext.language)
  const foundText = showCount(found, listContext.language)
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 pointer-coarse:min-h-11">
      <output aria-busy={state === 'reading'} className="text-small figures text-ink-2">
        {open === 0
          ? t`All lines matched.`
          : t`${plural(open, { one: `${countText} line to check`, other: `${countText} lines to check` })}`}
      </output>
      {found > 0 && state === 'read' && (
        <Button look="bare" size="small" onClick={confirmAll}>
          {t`${plural(found, { one: `Accept this match`, other: `Accept all ${foundText} matches` })}`}
        </Button>
      )}
    </div>
  )
}
