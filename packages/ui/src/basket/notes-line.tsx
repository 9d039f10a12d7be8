import { Fragment } from 'react'

export interface NotesLineProps {
  /** '0% VAT', '£0.83 each' */
  readonly notes: readonly string[]
}

/** Notes after each other, with a dot between two on one line: where the line breaks there is none. It breaks within a note, between words, only where one is too long for a line. */
export function NotesLine({ notes }: NotesLineProps) {
  return notes.map((note, at) => (
    <Fragment key={note}>
      {at > 0 && <span className="dot-between"> </span>}
      <span className="inline-block">{note}</span>
    </Fragment>
  ))
}
