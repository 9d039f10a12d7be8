import { Trans } from '@lingui/react/macro'
import { asText } from '@provender/web/format/as-text'

export interface InterpretedSearchProps {
  readonly typed: string
  readonly answer: { readonly didYouMean: string | null; readonly answersAll: boolean }
  readonly className?: string
}

/** Explains that the results do not match all that was typed. */
export function InterpretedSearch({
  typed: text,
  answer: { didYouMean, answersAll },
  className = '',
}: InterpretedSearchProps) {
  if (didYouMean === null && answersAll) return null
  const [typed, suggestion] = [asText(text), asText(didYouMean)]
  return (
    <p className={`text-small wrap-anywhere text-ink-2 ${className}`}>
      {didYouMean === null ? (
        <Trans>Nothing matches all of “{typed}”: these match some of it.</Trans>
      ) : (
        <Trans>
          Showing <b className="text-ink">{suggestion}</b>: nothing matches “{typed}”.
        </Trans>
      )}
    </p>
  )
}
