import { __iconData as heart } from 'lucide-react/icons/heart'
import { icon } from '../tokens/icon.tsx'

const HeartIcon = icon(heart)

export interface HeartProps {
  readonly pressed: boolean
  /** 'Favourite, Chopped Tomatoes': names the product and does not change when pressed. */
  readonly label: string
  readonly onToggle: () => void
}

export function Heart({ pressed, label, onToggle }: HeartProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={onToggle}
      className="grid size-10 place-items-center rounded-full text-ink-3 transition-colors hover:text-ink aria-pressed:text-accent aria-pressed:[--icon-fill:currentColor] pointer-coarse:size-11"
    >
      <HeartIcon />
    </button>
  )
}
