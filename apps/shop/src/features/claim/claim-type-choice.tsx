import { useLingui } from '@lingui/react/macro'
import { claimTypes } from '@provender/domain/claim/claim'
import { FieldError } from '@provender/ui/controls/field'
import { PickRadio } from '@provender/ui/controls/toolbar'
import type { ComponentProps } from 'react'
import { useClaimLabels } from './use-claim-labels.ts'

export interface ClaimTypeChoiceProps {
  readonly radio: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>
  readonly error: string | undefined
}

export function ClaimTypeChoice({ radio, error }: ClaimTypeChoiceProps) {
  const { t } = useLingui()
  const { types } = useClaimLabels()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label">{t`What went wrong?`}</legend>
      <div className="flex flex-wrap gap-1.5">
        {claimTypes.map((type) => (
          <PickRadio key={type} {...radio} value={type}>
            {types[type]}
          </PickRadio>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
