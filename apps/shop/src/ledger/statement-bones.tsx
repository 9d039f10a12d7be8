import { useLingui } from '@lingui/react/macro'
import { Bone, BoneLine } from '@provender/ui/page/skeleton'

/** A statement before it has come. */
export function StatementBones() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="mt-4 mb-3">
        <BoneLine text="text-title" width="w-56" />
      </div>
      <Bone shape="h-24 w-full mb-5" />
      <div className="beside-summary">
        <Bone shape="h-128 w-full" />
        <Bone shape="h-80 w-full rounded-sheet" />
      </div>
    </section>
  )
}
