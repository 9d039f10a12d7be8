/** Stands before a number of a table in text that a long cell before it may have moved out of its column. */
export const movedCell = '?'
