import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface FocusHeirProps {
  /** Stays, while what is in it changes. */
  readonly box: RefObject<HTMLElement | null>
  /** Which of the things that take turns in the box is there. */
  readonly turn: string
  readonly children: ReactNode
}

/**
 * What takes the place of something that had the focus by the keyboard gets it: its field, or else its button. A finger's focus is
 * let go, or the keyboard of a phone would open.
 */
export function FocusHeir({ box, turn, children }: FocusHeirProps) {
  const isLeft = useRef(false)
  return (
    <Turn key={turn} box={box} isLeft={isLeft}>
      {children}
    </Turn>
  )
}

interface TurnProps extends Pick<FocusHeirProps, 'box' | 'children'> {
  readonly isLeft: RefObject<boolean>
}

function Turn({ box, isLeft, children }: TurnProps) {
  useLayoutEffect(() => {
    if (isLeft.current && box.current) heirIn(box.current, true)?.focus({ preventScroll: true })
    // Asked while what goes still stands on the page. The box itself is known only after what first came in it.
    return () => {
      isLeft.current = hasFocusByKeyboard(box)
    }
  }, [box, isLeft])
  return children
}

type Box = FocusHeirProps['box']

function hasFocusByKeyboard({ current }: Box): boolean {
  return current !== null && current.querySelector(':focus-visible') !== null
}

/** What gets the focus in a place whose former holder of it is gone. */
export function heirIn(place: Element, takesField: boolean): HTMLElement | null {
  const field = takesField ? place.querySelector('input') : null
  return field ?? place.querySelector('button')
}
