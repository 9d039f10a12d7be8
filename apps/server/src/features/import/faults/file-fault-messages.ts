import type { FaultTexts } from './fault-texts.ts'

/** The texts of files that cannot be read at all. */
export const fileFaultMessages = {
  EMPTY_FILE: { en: 'the file is empty', pl: 'plik jest pusty', tr: 'dosya boş' },
  COLUMN_REPEATED: {
    en: 'two columns mean {column}: {second} is the second',
    pl: 'dwie kolumny oznaczają {column}: druga to {second}',
    tr: 'iki sütun {column} anlamına geliyor: ikincisi {second}',
  },
  COLUMNS_MISSING: {
    en: {
      one: 'the column {columns} must be there; the first line has {header}',
      other: 'the columns {columns} must be there; the first line has {header}',
    },
    pl: {
      one: 'brakuje kolumny {columns}; pierwszy wiersz zawiera: {header}',
      few: 'brakuje kolumn {columns}; pierwszy wiersz zawiera: {header}',
      many: 'brakuje kolumn {columns}; pierwszy wiersz zawiera: {header}',
      other: 'brakuje kolumn {columns}; pierwszy wiersz zawiera: {header}',
    },
    tr: {
      one: '{columns} sütunu gerekli; ilk satırda şunlar var: {header}',
      other: '{columns} sütunları gerekli; ilk satırda şunlar var: {header}',
    },
  },
  LOGIN_NAME_WITHOUT_EMAIL: {
    en: 'a column login_name means nothing without a column login_email',
    pl: 'kolumna login_name nic nie znaczy bez kolumny login_email',
    tr: 'login_email sütunu olmadan login_name sütununun anlamı yok',
  },
  PRICE_COLUMN_MISSING: {
    en: 'one of the columns price, box_price and kg_price must be there',
    pl: 'potrzebna jest jedna z kolumn price, box_price i kg_price',
    tr: 'price, box_price ve kg_price sütunlarından biri gerekli',
  },
  QUOTE_OPEN_AT_END: {
    en: {
      one: 'the quote opened in line {line}, before "{before}", is never closed: 1 line up to the end of the file lie in it. Close it there, or take it out',
      other:
        'the quote opened in line {line}, before "{before}", is never closed: {count} lines up to the end of the file lie in it. Close it there, or take it out',
    },
    pl: {
      one: 'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do końca pliku obejmuje 1 wiersz. Zamknij go tam albo usuń',
      few: 'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do końca pliku obejmuje {count} wiersze. Zamknij go tam albo usuń',
      many: 'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do końca pliku obejmuje {count} wierszy. Zamknij go tam albo usuń',
      other:
        'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do końca pliku obejmuje {count} wiersza. Zamknij go tam albo usuń',
    },
    tr: {
      one: '{line}. satırda "{before}" önünde açılan tırnak hiç kapanmıyor: dosyanın sonuna kadar 1 satır içinde kalıyor. Orada kapatın veya silin',
      other:
        '{line}. satırda "{before}" önünde açılan tırnak hiç kapanmıyor: dosyanın sonuna kadar {count} satır içinde kalıyor. Orada kapatın veya silin',
    },
  },
  QUOTE_OPEN_AT_LINE: {
    en: {
      one: 'the quote opened in line {line}, before "{before}", is never closed: 1 line up to line {lastLine}, where reading stopped lie in it. Close it there, or take it out',
      other:
        'the quote opened in line {line}, before "{before}", is never closed: {count} lines up to line {lastLine}, where reading stopped lie in it. Close it there, or take it out',
    },
    pl: {
      one: 'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do wiersza {lastLine}, na którym przerwano czytanie, obejmuje 1 wiersz. Zamknij go tam albo usuń',
      few: 'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do wiersza {lastLine}, na którym przerwano czytanie, obejmuje {count} wiersze. Zamknij go tam albo usuń',
      many: 'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do wiersza {lastLine}, na którym przerwano czytanie, obejmuje {count} wierszy. Zamknij go tam albo usuń',
      other:
        'cudzysłów otwarty w wierszu {line} przed „{before}” nigdy się nie zamyka: do wiersza {lastLine}, na którym przerwano czytanie, obejmuje {count} wiersza. Zamknij go tam albo usuń',
    },
    tr: {
      one: '{line}. satırda "{before}" önünde açılan tırnak hiç kapanmıyor: okumanın durduğu {lastLine}. satıra kadar 1 satır içinde kalıyor. Orada kapatın veya silin',
      other:
        '{line}. satırda "{before}" önünde açılan tırnak hiç kapanmıyor: okumanın durduğu {lastLine}. satıra kadar {count} satır içinde kalıyor. Orada kapatın veya silin',
    },
  },
  TWO_ENCODINGS: {
    en: 'line {line} is not UTF-8 text, but other lines are: the file has two encodings. Save all of it as "CSV UTF-8"',
    pl: 'wiersz {line} nie jest tekstem UTF-8, a inne wiersze są: plik ma dwa kodowania. Zapisz całość jako „CSV UTF-8”',
    tr: '{line}. satır UTF-8 metni değil, diğer satırlar öyle: dosyada iki kodlama var. Tümünü "CSV UTF-8" olarak kaydedin',
  },
  UNKNOWN_ENCODING: {
    en: '"{name}" is no encoding: write utf-8, windows-1252, windows-1250, windows-1254 or another',
    pl: '„{name}” to nie kodowanie: podaj utf-8, windows-1252, windows-1250, windows-1254 lub inne',
    tr: '"{name}" bir kodlama değil: utf-8, windows-1252, windows-1250, windows-1254 veya başka birini yazın',
  },
  UNREADABLE_ENCODING: {
    en: 'line {line} is not UTF-8 text, and its encoding cannot be told. In a spreadsheet, save the file as "CSV UTF-8"; elsewhere choose UTF-8 as the encoding, or name the encoding: --encoding windows-1252',
    pl: 'wiersz {line} nie jest tekstem UTF-8, a jego kodowania nie da się rozpoznać. W arkuszu zapisz plik jako „CSV UTF-8”, gdzie indziej wybierz kodowanie UTF-8 albo podaj kodowanie: --encoding windows-1252',
    tr: '{line}. satır UTF-8 metni değil ve kodlaması anlaşılamıyor. Tablo programında dosyayı "CSV UTF-8" olarak kaydedin, başka yerde kodlama olarak UTF-8 seçin veya kodlamayı belirtin: --encoding windows-1252',
  },
  AMBIGUOUS_ENCODING: {
    en: 'line {line} is not UTF-8 text, and could be "{text}" ({page}) or "{otherText}" ({otherPage}): save the file as UTF-8, or say which it is: --encoding {page} or --encoding {otherPage}',
    pl: 'wiersz {line} nie jest tekstem UTF-8 i może zawierać „{text}” ({page}) albo „{otherText}” ({otherPage}): zapisz plik jako UTF-8 albo podaj kodowanie: --encoding {page} lub --encoding {otherPage}',
    tr: '{line}. satır UTF-8 metni değil; "{text}" ({page}) veya "{otherText}" ({otherPage}) olabilir: dosyayı UTF-8 olarak kaydedin veya kodlamayı belirtin: --encoding {page} ya da --encoding {otherPage}',
  },
} satisfies FaultTexts
