import type { FaultTexts } from './fault-texts.ts'

/** The texts of malformed rows. */
export const rowFaultMessages = {
  TOO_MANY_CELLS: {
    en: 'the line has {cells} cells where the header has {width}: put a cell that holds a separator into quotes, and close every quote',
    pl: 'liczba komórek w wierszu to {cells}, a w nagłówku {width}: komórkę z separatorem ujmij w cudzysłów i zamknij każdy cudzysłów',
    tr: 'satırda {cells} hücre, başlıkta {width} hücre var: ayırıcı içeren hücreyi tırnak içine alın ve her tırnağı kapatın',
  },
  TOO_MANY_CELLS_IN_LINES: {
    en: 'the lines {first} to {last} are read as one, which has {cells} cells where the header has {width}: put a cell that holds a separator into quotes, and close every quote',
    pl: 'wiersze od {first} do {last} odczytano jako jeden; liczba komórek to {cells}, a w nagłówku {width}: komórkę z separatorem ujmij w cudzysłów i zamknij każdy cudzysłów',
    tr: '{first} ile {last} arasındaki satırlar tek satır olarak okundu; {cells} hücre, başlıkta {width} hücre var: ayırıcı içeren hücreyi tırnak içine alın ve her tırnağı kapatın',
  },
  SPLIT_NUMBER: {
    en: '"{value}" stands in two cells: put a number with a comma into quotes',
    pl: '„{value}” zajmuje dwie komórki: liczbę z przecinkiem ujmij w cudzysłów',
    tr: '"{value}" iki hücreye yayılmış: virgüllü sayıyı tırnak içine alın',
  },
  UNNAMED_COLUMN: {
    en: '"{value}" stands in column {position}, which has no name and is left out',
    pl: '„{value}” stoi w kolumnie {position}, która nie ma nazwy i jest pomijana',
    tr: '"{value}" adı olmayan {position}. sütunda; bu sütun atlandı',
  },
  SHORT_ROWS: {
    en: {
      one: 'the row ends before the last column; the cells that are missing are read as empty',
      other:
        '{count} rows from here on end before the last column; the cells that are missing are read as empty',
    },
    pl: {
      one: 'wiersz kończy się przed ostatnią kolumną; brakujące komórki są czytane jako puste',
      few: '{count} wiersze od tego miejsca kończą się przed ostatnią kolumną; brakujące komórki są czytane jako puste',
      many: '{count} wierszy od tego miejsca kończy się przed ostatnią kolumną; brakujące komórki są czytane jako puste',
      other:
        '{count} wiersza od tego miejsca kończy się przed ostatnią kolumną; brakujące komórki są czytane jako puste',
    },
    tr: {
      one: 'satır son sütundan önce bitiyor; eksik hücreler boş sayıldı',
      other: 'buradan itibaren {count} satır son sütundan önce bitiyor; eksik hücreler boş sayıldı',
    },
  },
  REPEATED_HEADER: {
    en: 'the names of the columns stand here again; the line is left out',
    pl: 'nazwy kolumn stoją tu ponownie; wiersz został pominięty',
    tr: 'sütun adları burada yineleniyor; satır atlandı',
  },
  FOOTER: {
    en: '"{value}" is a total or a remark below the rows; the line is left out',
    pl: '„{value}” to suma lub uwaga pod wierszami; wiersz został pominięty',
    tr: '"{value}" satırların altında bir toplam veya not; satır atlandı',
  },
  QUOTE_CLOSED_LATE: {
    en: {
      one: 'the quote opened in line {line}, before "{before}", is closed in line {closedLine} only: 1 line lies in it as one cell. Close it in line {line}, or take it out; inside a quoted cell a quote is written twice ({quote}{quote})',
      other:
        'the quote opened in line {line}, before "{before}", is closed in line {closedLine} only: {count} lines lie in it as one cell. Close it in line {line}, or take it out; inside a quoted cell a quote is written twice ({quote}{quote})',
    },
    pl: {
      one: 'cudzysłów otwarty w wierszu {line} przed „{before}” zamyka się dopiero w wierszu {closedLine}: 1 wiersz stanowi jedną komórkę. Zamknij go w wierszu {line} albo usuń; wewnątrz komórki w cudzysłowie pisze się go podwójnie ({quote}{quote})',
      few: 'cudzysłów otwarty w wierszu {line} przed „{before}” zamyka się dopiero w wierszu {closedLine}: {count} wiersze stanowią jedną komórkę. Zamknij go w wierszu {line} albo usuń; wewnątrz komórki w cudzysłowie pisze się go podwójnie ({quote}{quote})',
      many: 'cudzysłów otwarty w wierszu {line} przed „{before}” zamyka się dopiero w wierszu {closedLine}: {count} wierszy stanowi jedną komórkę. Zamknij go w wierszu {line} albo usuń; wewnątrz komórki w cudzysłowie pisze się go podwójnie ({quote}{quote})',
      other:
        'cudzysłów otwarty w wierszu {line} przed „{before}” zamyka się dopiero w wierszu {closedLine}: {count} wiersza stanowi jedną komórkę. Zamknij go w wierszu {line} albo usuń; wewnątrz komórki w cudzysłowie pisze się go podwójnie ({quote}{quote})',
    },
    tr: {
      one: '{line}. satırda "{before}" önünde açılan tırnak ancak {closedLine}. satırda kapanıyor: 1 satır tek hücre oldu. Tırnağı {line}. satırda kapatın veya silin; tırnaklı hücrede tırnak iki kez yazılır ({quote}{quote})',
      other:
        '{line}. satırda "{before}" önünde açılan tırnak ancak {closedLine}. satırda kapanıyor: {count} satır tek hücre oldu. Tırnağı {line}. satırda kapatın veya silin; tırnaklı hücrede tırnak iki kez yazılır ({quote}{quote})',
    },
  },
  DOUBTFUL_ENCODING: {
    en: '"{value}" is read as {page}; if it should be "{other}", import with --encoding {otherPage}',
    pl: '„{value}” odczytano w kodowaniu {page}; jeśli ma być „{other}”, importuj z --encoding {otherPage}',
    tr: '"{value}" {page} olarak okundu; "{other}" olması gerekiyorsa --encoding {otherPage} ile içe aktarın',
  },
} satisfies FaultTexts
