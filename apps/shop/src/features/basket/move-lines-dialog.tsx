import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { SelectField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { useState } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { EditedLine } from './edited-basket.ts'
import { quantityText } from './line-labels.ts'
import { useBasketActions } from './use-basket-actions.ts'
import type { EditedBasketView } from './use-edited-basket.ts'

export interface MoveLinesDialogProps {
  readonly basket: EditedBasketView
  readonly open: boolean
  readonly onClose: () => void
}

export function MoveLinesDialog({ basket, open, onClose }: MoveLinesDialogProps) {
  const { t } = useLingui()
  const actions = useBasketActions()
  const others = useBaskets().baskets.filter(({ id }) => id !== basket.id)
  const [targetId, setTargetId] = useState(others[0]?.id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const target = others.find(({ id }) => id === targetId) ?? others[0]
  const moved = basket.lines.filter(({ key }) => chosen.has(key))
  const move = () => {
    if (target) actions.move(basket, target, moved)
    setChosen(new Set())
    onClose()
  }
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Move lines`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="go" disabled={moved.length === 0} onClick={move}>
            {t`${plural(moved.length, { one: 'Move # line', other: 'Move # lines' })}`}
          </Button>
        </>
      }
    >
      <SelectField
        label={t`Into the basket`}
        value={target?.id}
        onChange={(event) => setTargetId(others.find(({ id }) => id === event.currentTarget.value)?.id)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="max-h-[45dvh] scrollbar-thin overflow-y-auto border-y border-line py-1">
        <legend className="sr-only">{t`Lines to move`}</legend>
        {basket.lines.map((line) => (
          <MovedLine key={line.key} line={line} checked={chosen.has(line.key)} onToggle={toggle} />
        ))}
      </fieldset>
    </Dialog>
  )
}

interface MovedLineProps {
  readonly line: EditedLine
  readonly checked: boolean
  readonly onToggle: (key: string) => void
}

function MovedLine({ line, checked, onToggle }: MovedLineProps) {
  const listContext = useProductList()
  return (
    <Checkbox checked={checked} onChange={() => onToggle(line.key)}>
      {line.reviewed.name} <span className="figures text-ink-2">{quantityText(line, { listContext })}</span>
    </Checkbox>
  )
}
