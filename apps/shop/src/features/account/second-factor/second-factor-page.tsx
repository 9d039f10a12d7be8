import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { TurnOffForm } from './turn-off-form.tsx'
import { TurnOn } from './turn-on.tsx'

export function SecondFactorPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { secondFactor } = useSuspenseQuery(secondFactorQuery).data
  const [codes, setCodes] = useState<readonly string[]>()
  const refetch = async () => await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  const onTurnedOn = (created: readonly string[]) => {
    setCodes(created)
    void refetch()
  }
  return (
    <div className="max-w-110">
      <PageHeader title={t`Two-step login`} />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : secondFactor.isOn ? (
        <TurnOffForm recoveryCodesLeft={secondFactor.recoveryCodesLeft} onTurnedOff={refetch} />
      ) : (
        <TurnOn onTurnedOn={onTurnedOn} />
      )}
    </div>
  )
}
