import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up'
import { IconButton } from '../controls/icon-button.tsx'
import { icon } from '../tokens/icon.tsx'

const UpIcon = icon(arrowUp)

export interface ToTopProps {
  readonly label: string
}

/** Scrolls to the top of a long page. It is in the sticky header, because over the page it would cover something. */
export function ToTop({ label }: ToTopProps) {
  return (
    <IconButton
      label={label}
      onClick={() =>
        scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion)').matches ? 'auto' : 'smooth' })
      }
    >
      <UpIcon />
    </IconButton>
  )
}
