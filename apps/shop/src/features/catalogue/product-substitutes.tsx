import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { Dialog } from '@provender/ui/overlays/dialog'
import { SubstitutesButton, type SubstitutesButtonProps } from '@provender/ui/product/substitutes'
import { useOnNearViewport } from '@provender/web/loading/use-on-near-viewport'
import { useState } from 'react'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { fullProductName } from './product-name.ts'
import { SubstituteItems } from './substitute-list.tsx'
import { useSubstitutes } from './use-substitutes.ts'

export interface ProductSubstitutesProps extends Pick<SubstitutesButtonProps, 'place'> {
  readonly product: ProductCardFieldsFragment
}

/** A button that opens the substitutes. Asks for them when the product comes near the screen. */
export function ProductSubstitutes(props: ProductSubstitutesProps) {
  const [wasNear, setWasNear] = useState(false)
  const element = useOnNearViewport<HTMLSpanElement>(wasNear ? undefined : () => setWasNear(true))
  return wasNear ? <SubstitutesOnDemand {...props} /> : <span ref={element} />
}

const one = 1000 as Quantity

function SubstitutesOnDemand({ product, place }: ProductSubstitutesProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const offers = useSubstitutes({ product, unit: undefined, quantity: one })
  if (offers.length === 0) return null
  const name = fullProductName(product)
  const title = t`Substitutes for ${name}`
  return (
    <>
      <SubstitutesButton place={place} label={title} onPress={() => setOpen(true)}>
        {t`Substitutes`}
      </SubstitutesButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t`Close`} dismissible>
        <SubstituteItems name={name} offers={offers} />
      </Dialog>
    </>
  )
}
