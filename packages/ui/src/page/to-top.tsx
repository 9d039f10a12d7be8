import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up'
import { IconButton } from '../controls/icon-button.tsx'
import { icon } from '../tokens/icon.tsx'

const UpIcon = icon(arrowUp)

export interface ToTopProps {
  /** 'Back to the top' */
  readonly label: string
}

/** Back to the top of a long page. Stands in the header, which stays: over the page it would always cover something. */
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
