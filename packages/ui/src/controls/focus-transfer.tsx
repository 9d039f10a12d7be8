import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface FocusTransferProps {
  readonly box: RefObject<HTMLElement | null>
  readonly turn: string
  readonly children: ReactNode
}

/**
 * Moves keyboard focus to the content that replaces a focused element: to its field, or else its button. Focus from a touch is dropped,
 * because it would open a phone's keyboard.
 */
export function FocusTransfer({ box, turn, children }: FocusTransferProps) {
  const isLeft = useRef(false)
  return (
    <Turn key={turn} box={box} isLeft={isLeft}>
      {children}
    </Turn>
  )
}

interface TurnProps extends Pick<FocusTransferProps, 'box' | 'children'> {
  readonly isLeft: RefObject<boolean>
}

function Turn({ box, isLeft, children }: TurnProps) {
  useLayoutEffect(() => {
    if (isLeft.current && box.current) findFocusTarget(box.current, true)?.focus({ preventScroll: true })
    // Runs while the old content is still in the DOM. The box is unknown until its first content has rendered.
    return () => {
      isLeft.current = hasFocusByKeyboard(box)
    }
  }, [box, isLeft])
  return children
}

type Box = FocusTransferProps['box']

function hasFocusByKeyboard({ current }: Box): boolean {
  return current !== null && current.querySelector(':focus-visible') !== null
}

export function findFocusTarget(container: Element, takesField: boolean): HTMLElement | null {
  const field = takesField ? container.querySelector('input') : null
  return field ?? container.querySelector('button')
}
