export const rowFaultMessages = {
  TOO_MANY_CELLS:
    'the line has {cells} cells where the header has {width}: put a cell that holds a separator into quotes, and close every quote',
  TOO_MANY_CELLS_IN_LINES:
    'the lines {first} to {last} are read as one, which has {cells} cells where the header has {width}: put a cell that holds a separator into quotes, and close every quote',
  SPLIT_NUMBER: '"{value}" is in two cells: put a number with a comma into quotes',
  UNNAMED_COLUMN: '"{value}" is in column {position}, which has no name and is left out',
  SHORT_ROWS:
    '{count, plural, one {the row ends} other {# rows from here on end}} before the last column; the cells that are missing are read as empty',
  REPEATED_HEADER: 'the names of the columns stand here again; the line is left out',
  FOOTER: '"{value}" is a total or a remark below the rows; the line is left out',
  CUT_OFF:
    'the file may end in the middle of this line: the line has no line end and would change something, or has fewer cells than all others. Export the file again. If it is whole, write all separators of this line and a line end',
  NO_LINE_END:
    'the last line has no line end, so the end of the file may be missing: check the last cell, or add an empty line at the end',
  QUOTE_CLOSED_LATE:
    'the quote opened in line {line}, before "{before}", is closed in line {closedLine} only: {count, plural, one {# line lies} other {# lines lie}} in it as one cell. Close it in line {line}, or take it out; inside a quoted cell a quote is written twice ({quote}{quote})',
  DOUBTFUL_ENCODING:
    '"{value}" is read as {page}; if it should be "{other}", import with --encoding {otherPage}',
} as const
