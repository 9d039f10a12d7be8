import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left'
import { __iconData as x } from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { icon } from '../tokens/icon.tsx'

const BackIcon = icon(arrowLeft)
const CloseIcon = icon(x)

export interface AppBarBack {
  readonly label: string
  readonly onPress: () => void
  readonly isClose?: boolean | undefined
}

export interface AppBarProps {
  readonly back?: AppBarBack | undefined
  /** `clear` lies over the picture of a product; `root` has the large title of a tab; `first` has its cross at the end. */
  readonly look?: 'page' | 'root' | 'clear' | 'first' | undefined
  readonly children?: ReactNode
}

export function AppBar({ back, look = 'page', children }: AppBarProps) {
  return (
    <header data-app-bar={look}>
      {back && (
        <IconButton label={back.label} onClick={back.onPress}>
          {back.isClose ? <CloseIcon size="l" /> : <BackIcon size="l" />}
        </IconButton>
      )}
      {children}
    </header>
  )
}
