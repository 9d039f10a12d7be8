import { Trans } from '@lingui/react/macro'

export interface ReadAsProps {
  readonly typed: string
  readonly answer: { readonly didYouMean: string | null; readonly answersAll: boolean }
  readonly className?: string
}

/** Where what is listed does not answer all that was typed, it says so. */
export function ReadAs({ typed, answer: { didYouMean: meant, answersAll }, className = '' }: ReadAsProps) {
  if (meant === null && answersAll) return null
  return (
    <p className={`text-small text-ink-2 ${className}`}>
      {meant === null ? (
        <Trans>Nothing matches all of “{typed}”: these match some of it.</Trans>
      ) : (
        <Trans>
          Showing <b className="text-ink">{meant}</b>: nothing matches “{typed}”.
        </Trans>
      )}
    </p>
  )
}
