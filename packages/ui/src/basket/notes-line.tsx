import { Fragment } from 'react'

export interface NotesLineProps {
  /** '0% VAT', '£0.83 each' */
  readonly notes: readonly string[]
}

/** Notes in a row, with a dot between two on one line but not at a line break. A note wraps only if it is longer than a line. */
export function NotesLine({ notes }: NotesLineProps) {
  return notes.map((note, index) => (
    <Fragment key={note}>
      {index > 0 && <span className="dot-between"> </span>}
      <span className="inline-block">{note}</span>
    </Fragment>
  ))
}
