import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as snowflake } from 'lucide-react/icons/snowflake'
import { __iconData as thermometerSnowflake } from 'lucide-react/icons/thermometer-snowflake'
import { useState } from 'react'
import { usePackText } from '../../kernel/use-pack-text.ts'
import type { LineToPick } from './pick-lines.ts'
import { usePickTexts } from './use-pick-texts.ts'

const FrozenIcon = icon(snowflake)
const ChilledIcon = icon(thermometerSnowflake)

/** Where the goods are and what they look like, to be read from the trolley. */
export function LineHead({ line }: { readonly line: LineToPick }) {
  const { t } = useLingui()
  const { storage: names } = usePickTexts()
  const pack = usePackText()
  const { name, packSize, code, pictureUrl, product, shelfLocation, unitKind } = line
  const storage = product?.storage ?? 'ambient'
  // Without a connection a picture may be missing.
  const [missing, setMissing] = useState<string>()
  const hasPicture = pictureUrl !== null && pictureUrl !== missing && unitKind !== 'KG'
  return (
    <>
      <div className="f-where" data-keep={storage}>
        {shelfLocation !== '' && <b data-long={shelfLocation.length > 9 || undefined}>{shelfLocation}</b>}
        <span>
          {storage === 'frozen' && <FrozenIcon />}
          {storage === 'chilled' && <ChilledIcon />}
          {names[storage]}
          {shelfLocation === '' && <>, {t`no shelf known`}</>}
        </span>
      </div>
      <div className="f-what" data-picture={hasPicture}>
        <div>
          <h1>{name}</h1>
          <p>
            {pack(packSize)} · {code}
          </p>
        </div>
        {hasPicture && (
          <span className="f-tile" data-keep={storage}>
            <img src={pictureUrl} alt="" onError={() => setMissing(pictureUrl)} />
          </span>
        )}
      </div>
    </>
  )
}
