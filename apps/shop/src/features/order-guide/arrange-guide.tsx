import { useLingui } from '@lingui/react/macro'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { IconButton } from '@provender/ui/controls/icon-button'
import { Tile } from '@provender/ui/product/tile'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as arrowDown } from 'lucide-react/icons/arrow-down'
import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up'
import { __iconData as grip } from 'lucide-react/icons/grip'
import { __iconData as x } from 'lucide-react/icons/x'
import { type DragEvent, useState } from 'react'
import { unitOf } from '../catalogue/basket-product.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { GuideAdd, LeftOut } from './guide-choice.tsx'
import { ParField } from './par-field.tsx'
import type { Guide } from './use-guide.ts'

const UpIcon = icon(arrowUp)
const DownIcon = icon(arrowDown)
const GripIcon = icon(grip)
const LeaveOutIcon = icon(x)

export interface ArrangeGuideProps {
  readonly guide: Guide
}

export function ArrangeGuide({ guide }: ArrangeGuideProps) {
  const { t } = useLingui()
  const [dragged, setDragged] = useState<number>()
  return (
    <>
      <GuideAdd guide={guide} />
      <ol aria-label={t`Order guide`} className="border-t border-ink empty:hidden">
        {guide.usuals.map((usual, index) => (
          <ArrangedUsual
            key={usual.product.id}
            {...{ usual, index, guide }}
            isDragged={dragged === index}
            drag={{
              onStart: () => setDragged(index),
              onEnd: () => setDragged(undefined),
              onDrop: () => {
                if (dragged !== undefined) guide.move(dragged, index)
                setDragged(undefined)
              },
            }}
          />
        ))}
      </ol>
      <LeftOut guide={guide} />
    </>
  )
}

interface ArrangedUsualProps extends ArrangeGuideProps {
  readonly usual: GuideItem
  readonly index: number
  readonly isDragged: boolean
  readonly drag: { readonly onStart: () => void; readonly onEnd: () => void; readonly onDrop: () => void }
}

function ArrangedUsual({ usual, index, guide, isDragged, drag }: ArrangedUsualProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { product } = usual
  const name = product.name
  const kind = unitOf(product, unitFromWire(usual.parUnit ?? usual.unit))?.kind
  const onDragOver = (event: DragEvent) => event.preventDefault()
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    drag.onDrop()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its buttons do the same by keyboard and finger.
    <li
      draggable
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      onDragOver={onDragOver}
      onDrop={onDrop}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-1.5 tablet:grid-cols-[20px_48px_minmax(0,1fr)_auto_auto] ${isDragged ? 'bg-sunken' : ''}`}
    >
      <span className="cursor-grab text-ink-3 max-tablet:hidden">
        <GripIcon size="s" />
      </span>
      <span className="max-tablet:hidden">
        <Tile storage={storageOf(product)} picture={pictureOf(product)} text={{ name }} shape="line" />
      </span>
      <p className="line-clamp-2 text-name max-tablet:col-span-2">{name}</p>
      <ParField usual={usual} unit={kind ? listContext.labels.unit[kind] : ''} onSet={guide.setPar} />
      <div className="flex">
        <IconButton
          small
          label={t`Move ${name} up`}
          disabled={index === 0}
          onClick={() => guide.move(index, index - 1)}
        >
          <UpIcon size="s" />
        </IconButton>
        <IconButton
          small
          label={t`Move ${name} down`}
          disabled={index === guide.usuals.length - 1}
          onClick={() => guide.move(index, index + 1)}
        >
          <DownIcon size="s" />
        </IconButton>
        <IconButton small label={t`Leave out ${name}`} onClick={() => guide.removeItem(usual)}>
          <LeaveOutIcon size="s" />
        </IconButton>
      </div>
    </li>
  )
}
