import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { FirstSubstitute } from '../catalogue/substitute-list.tsx'
import { useSubstitutes } from '../catalogue/use-substitutes.ts'
import type { PasteChoice } from './paste-rows.ts'

export interface PasteSubstituteProps {
  readonly choice: PasteChoice
  readonly onTake: (substitute: PasteChoice) => void
}

/** If the product of a pasted line is out of stock: one press puts its substitute into the line. */
export function PasteSubstitute({ choice, onTake }: PasteSubstituteProps) {
  const [offer] = useSubstitutes(choice)
  if (!offer) return null
  return (
    <div className="@container col-span-2 col-start-2 min-w-0 wide:col-span-4 wide:col-start-3">
      <FirstSubstitute
        offer={offer}
        onTake={({ product, sold, quantity }) => onTake({ product, unit: unitFromWire(sold.unit), quantity })}
      />
    </div>
  )
}
