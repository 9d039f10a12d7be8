import { cleanTable, importKinds, type Table } from './clean-tables.ts'
import { type DirtyFile, dirtyFile, type ExpectedResult } from './dirty-file.ts'

/** A file given line by line, each with the row of the clean table that it contains, if any. */
function written(
  name: string,
  rows: readonly (readonly string[])[],
  {
    texts,
    ...expected
  }: ExpectedResult & { readonly texts: readonly string[]; readonly lines?: readonly (number | null)[] },
): DirtyFile {
  const clean: Table = { ...cleanTable('products'), header: ['code', 'name', 'vat'], rows }
  const file = dirtyFile(name, clean, { habit: {}, ...expected })
  return {
    ...file,
    bytes: Buffer.from(texts.join('\n')),
    lines: expected.lines ?? rows.map((_, index) => index + 2),
  }
}

const inches = [
  ['1', '"6 inch plates', '0'],
  ['2', 'Beans', '20'],
  ['3', '9" pizza boxes', '0'],
]
const many = Array.from({ length: 48 }, (_, index) => [`B${index}`, `Beans ${index}`, '0'])
const manyTexts = many.map((cells) => cells.join(','))

export function quotedFiles(): readonly DirtyFile[] {
  return [
    written('inches that begin a cell', inches, {
      texts: ['code,name,vat', '1,"6 inch plates,0', '2,Beans,20', '3,9" pizza boxes,0'],
      says: /a quote that is not closed/,
    }),
    written('inches beside cells in quotes', [...inches, ['4', 'Peas, green', '0']], {
      texts: ['code,name,vat', '1,"6 inch plates,0', '2,Beans,20', '3,9" pizza boxes,0', '4,"Peas, green",0'],
      says: /a quote that is not closed/,
    }),
    written('two cells that begin with inches', [['1', '"6 plates', '0'], ['2', '"8 plates', '0'], ...many], {
      texts: ['code,name,vat', '1,"6 plates,0', '2,"8 plates,0', ...manyTexts],
    }),
    written(
      'one cell that begins and one that ends with inches',
      [['1', '"6 plates', '0'], ...many, ['2', 'plates 8"', '0']],
      {
        texts: ['code,name,vat', '1,"6 plates,0', ...manyTexts, '2,plates 8",0'],
      },
    ),
    written(
      'a quote that takes in 48 lines beside a cell with a line break',
      [...many, ['3', 'Two\nlines', '0']],
      {
        texts: ['code,name,vat', '1,"6 plates,0', ...manyTexts, '2,"Peas, green",0', '3,"Two\nlines",0'],
        lines: [...many.map(() => null), 52],
        mustRead: false,
        refused: [2],
      },
    ),
    written('a quote that is never closed beside a cell with a line break', [['3', 'Two\nlines', '0']], {
      texts: ['code,name,vat', '3,"Two\nlines",0', '1,"6 plates,0', ...manyTexts],
      lines: [2],
      mustRead: false,
      says: /opened in line 4, before "6 plates,0", is never closed: 49 lines up to the end of the file/,
    }),
    written(
      'quotes inside quotes',
      [
        ['1', 'say "cheese"', '0'],
        ['2', '9" box', '0'],
        ['3', '"', '0'],
      ],
      {
        texts: ['code,name,vat', '1,"say ""cheese""",0', '2,"9" box",0', '3,"""",0'],
      },
    ),
    written('an unquoted separator', [['1', 'Peas', '0']], {
      texts: ['code,name,vat', '1,Peas,0', '2,Peas, green,0'],
      refused: [3],
    }),
    ...importKinds.map((kind) =>
      dirtyFile('a long text with line breaks and separators', cleanTable(kind), {
        habit: { quoting: 'all', lineEnd: '\r\n' },
      }),
    ),
  ]
}
