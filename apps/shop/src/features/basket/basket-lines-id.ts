/** The id of the list of lines, which takes the focus when lines were found. */
export const basketLinesId = 'basket-lines'
