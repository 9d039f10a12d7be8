import { useState } from 'react'

/**
 * Delays a value for secondary parts of a page: returns the previous value until the newly opened page is
 * drawn, then the new one.
 */
export function useAfterRender<Value extends object>(
  value: Value | undefined,
  isDrawn: boolean,
): Value | undefined {
  const [isRendered, setDrawn] = useState<Value>()
  if (isDrawn && isRendered !== value) setDrawn(value)
  return isDrawn ? value : isRendered
}
