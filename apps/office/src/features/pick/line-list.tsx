import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as ban } from 'lucide-react/icons/ban'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as cloudUpload } from 'lucide-react/icons/cloud-upload'
import { __iconData as minus } from 'lucide-react/icons/minus'
import { usePackText } from '../../kernel/use-pack-text.ts'
import type { LineToPick } from './pick-lines.ts'
import { usePickTexts } from './use-pick-texts.ts'
import { useQuantityText } from './use-quantity-parts.ts'

const DoneIcon = icon(check)
const ShortIcon = icon(minus)
const UnsentIcon = icon(cloudUpload)
const RefusedIcon = icon(ban)

interface LineListProps {
  readonly number: string
  readonly lines: readonly LineToPick[]
}

/** All lines on the way, each a link to its screen. */
export function LineList({ number, lines }: LineListProps) {
  return (
    <ul className="f-list">
      {lines.map((line) => (
        <LineRow key={line.position} number={number} line={line} />
      ))}
    </ul>
  )
}

function LineRow({ number, line }: { readonly number: string; readonly line: LineToPick }) {
  const { t } = useLingui()
  const text = useQuantityText(line)
  const { refused } = usePickTexts()
  const pack = usePackText()
  const { position, name, shelfLocation, packSize, picked, quantity, isUnsent } = line
  const isShort = picked !== null && picked < quantity && line.unitKind !== 'KG'
  const StateIcon = line.refused ? RefusedIcon : isUnsent ? UnsentIcon : isShort ? ShortIcon : DoneIcon
  return (
    <li>
      <a
        href={hrefOf({ to: '/pick/$number', params: { number }, search: { line: position } })}
        data-done={picked !== null}
      >
        <span className="f-no" data-state={line.refused ? 'refused' : picked === null ? 'open' : 'done'}>
          {picked !== null || line.refused ? <StateIcon /> : null}
        </span>
        <span>
          <b>{name}</b>
          <small>{[shelfLocation, pack(packSize)].filter((part) => part !== '').join(' · ')}</small>
          {line.refused && <small className="bad">{refused(line.refused)}</small>}
          {isUnsent && <small className="low">{t`not sent yet`}</small>}
        </span>
        <b>
          {picked !== null && picked !== quantity && <s>{text(quantity)}</s>} {text(picked ?? quantity)}
        </b>
      </a>
    </li>
  )
}
