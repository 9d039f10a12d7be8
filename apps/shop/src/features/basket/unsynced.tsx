import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as cloudUpload } from 'lucide-react/icons/cloud-upload'
import { useIsUnsynced } from './use-is-unsynced.ts'

const UnsyncedIcon = icon(cloudUpload)

/** A dot at the basket button: this device has changes that the server does not know. */
export function UnsyncedDot() {
  const { t } = useLingui()
  const isUnsynced = useIsUnsynced()
  return (
    <output className="pointer-events-none absolute -top-2 -right-2">
      {isUnsynced && (
        <span className="grid size-5 place-items-center rounded-full bg-low-soft text-low">
          <UnsyncedIcon size="s" />
          <span className="sr-only">{t`Not synced yet`}</span>
        </span>
      )}
    </output>
  )
}

export function UnsyncedBadge() {
  const { t } = useLingui()
  const isUnsynced = useIsUnsynced()
  return (
    <output className="inline-flex min-h-6 items-center empty:-mr-4">
      {isUnsynced && (
        <span className="inline-flex items-center gap-1.5 rounded-ticket bg-low-soft px-2 py-0.5 text-micro text-low">
          <UnsyncedIcon size="s" /> {t`Not synced yet`}
        </span>
      )}
    </output>
  )
}
