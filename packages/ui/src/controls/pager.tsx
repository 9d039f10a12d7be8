import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right'
import { icon } from '../tokens/icon.tsx'
import { Button, ButtonLink } from './button.tsx'

const PreviousIcon = icon(chevronLeft)
const NextIcon = icon(chevronRight)

export interface PagerProps {
  readonly label: string
  readonly text: string
  readonly previous?: { readonly href: string; readonly name: string } | undefined
  readonly next?: { readonly href: string; readonly name: string } | undefined
}

export function Pager({ label, text, previous, next }: PagerProps) {
  return (
    <nav aria-label={label} className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <div className="justify-self-start">
        {previous && (
          <ButtonLink href={previous.href} rel="prev" aria-label={previous.name}>
            <PreviousIcon size="s" />
            <span className="max-tablet:hidden">{previous.name}</span>
          </ButtonLink>
        )}
      </div>
      <p className="text-center text-small figures text-ink-3">{text}</p>
      <div className="justify-self-end">
        {next && (
          <ButtonLink href={next.href} rel="next" aria-label={next.name}>
            <span className="max-tablet:hidden">{next.name}</span>
            <NextIcon size="s" />
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

export interface ShowMoreProps {
  readonly text: string
  readonly name: string
  readonly onMore: () => void
}

export function ShowMore({ text, name, onMore }: ShowMoreProps) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="text-small figures text-ink-3">{text}</p>
      <Button onClick={onMore}>{name}</Button>
    </div>
  )
}
