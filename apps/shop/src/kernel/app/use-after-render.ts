import { useState } from 'react'

/** A value for what stands beside the point of a page: as it was before until what was just opened is drawn, then as it is. */
export function useAfterRender<Value extends object>(
  value: Value | undefined,
  isDrawn: boolean,
): Value | undefined {
  const [drawn, setDrawn] = useState<Value>()
  if (isDrawn && drawn !== value) setDrawn(value)
  return isDrawn ? value : drawn
}
