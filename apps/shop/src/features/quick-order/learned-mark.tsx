import { useLingui } from '@lingui/react/macro'

export interface LearnedMarkProps {
  readonly text: string
  readonly onDelete: () => void
}

export function LearnedMark({ text, onDelete }: LearnedMarkProps) {
  const { t } = useLingui()
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {t`Remembered`}
      <button
        type="button"
        aria-label={t`Forget what “${text}” means`}
        className="min-h-7 text-label text-accent underline-offset-3 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        onClick={onDelete}
      >
        {t`Forget`}
      </button>
    </span>
  )
}
