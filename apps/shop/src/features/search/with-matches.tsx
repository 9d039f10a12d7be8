import { highlight } from '@provender/catalogue/highlight'
import { Match } from '@provender/ui/basket/match'
import { Fragment, type ReactNode } from 'react'

export function withMatches(text: string, words: readonly string[]): ReactNode {
  const ranges = highlight(text, words)
  const gaps = ranges.map(({ start }, index) => text.slice(ranges[index - 1]?.end ?? 0, start))
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {gaps[index]}
          <Match>{text.slice(start, end)}</Match>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  )
}
