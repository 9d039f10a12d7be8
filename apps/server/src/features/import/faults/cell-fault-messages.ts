import type { FaultTexts } from './fault-texts.ts'

const spreadsheet = {
  en: 'format the column as text and export again',
  pl: 'ustaw format kolumny na tekst i wyeksportuj plik ponownie',
  tr: 'sütunu metin olarak biçimlendirip dosyayı yeniden dışa aktarın',
}

/** The texts of cell faults. */
export const cellFaultMessages = {
  EMPTY: { en: 'is empty', pl: 'nie może być puste', tr: 'boş olamaz' },
  COLUMN_EMPTY: { en: '{column} is empty', pl: '{column}: brak wartości', tr: '{column}: değer yok' },
  TOO_LONG: {
    en: 'has {length} characters, more than the {max} that are kept',
    pl: 'za długi tekst: liczba znaków {length}, dozwolone najwyżej {max}',
    tr: 'metin çok uzun: {length} karakter, en fazla {max} olabilir',
  },
  NOT_A_NUMBER: {
    en: '"{value}" is not a number',
    pl: '„{value}” to nie liczba',
    tr: '"{value}" bir sayı değil',
  },
  AMBIGUOUS_NUMBER: {
    en: '"{value}" could be {decimal} or {integer}, and no other number of the file tells which: write {decimal}0 or {integer}',
    pl: '„{value}” może znaczyć {decimal} albo {integer}, a żadna inna liczba w pliku tego nie rozstrzyga: wpisz {decimal}0 lub {integer}',
    tr: '"{value}" {decimal} veya {integer} olabilir ve dosyadaki başka hiçbir sayı bunu göstermiyor: {decimal}0 veya {integer} yazın',
  },
  BELOW_ZERO: { en: '"{value}" is below 0', pl: '„{value}” jest mniejsze od 0', tr: '"{value}" 0’dan küçük' },
  TOO_LARGE: { en: '"{value}" is too large', pl: '„{value}” to za duża liczba', tr: '"{value}" çok büyük' },
  NOT_AN_INTEGER: {
    en: '"{value}" is not a whole number',
    pl: '„{value}” to nie liczba całkowita',
    tr: '"{value}" bir tam sayı değil',
  },
  TOO_MANY_DECIMALS: {
    en: '"{value}" has more than {decimals} decimals',
    pl: '„{value}” ma za dużo miejsc po przecinku; dozwolone najwyżej {decimals}',
    tr: '"{value}" çok fazla ondalık basamak içeriyor; en fazla {decimals} olabilir',
  },
  WHOLE_DISCOUNT: {
    en: '"{value}" would give the product away',
    pl: '„{value}” to rabat na całą cenę: wpisz mniej niż 100',
    tr: '"{value}" indirim fiyatın tamamını siler: 100’den küçük bir değer yazın',
  },
  PERCENTAGE_BELOW_ONE: {
    en: '"{value}" is less than 1 %: write 20 for 20 %',
    pl: '„{value}” to mniej niż 1%: wpisz 20, jeśli chodzi o 20%',
    tr: '"{value}" %1’den küçük: %20 için 20 yazın',
  },
  CODE_OR_NUMBER: {
    en: '"{value}" could be {number}: write {number}, or ="{value}" if the decimals belong to it',
    pl: '„{value}” może znaczyć {number}: wpisz {number} albo ="{value}", jeśli część po przecinku należy do kodu',
    tr: '"{value}" {number} olabilir: {number} yazın; ondalık kısım koda aitse ="{value}" yazın',
  },
  CODE_READ_AS_NUMBER: {
    en: '"{value}" is read as {number}; write ="{value}" if the decimals belong to it',
    pl: '„{value}” odczytano jako {number}; wpisz ="{value}", jeśli część po przecinku należy do kodu',
    tr: '"{value}" {number} olarak okundu; ondalık kısım koda aitse ="{value}" yazın',
  },
  UNUSUAL_CODE: {
    en: 'has "{signs}": customers may not find the product by this code, because codes have letters, digits, spaces and the signs {allowed}',
    pl: 'zawiera „{signs}”: klienci mogą nie znaleźć produktu po tym kodzie, bo kody składają się z liter, cyfr, spacji i znaków {allowed}',
    tr: '"{signs}" içeriyor: kodlar harf, rakam, boşluk ve {allowed} işaretlerinden oluştuğu için müşteriler ürünü bu kodla bulamayabilir',
  },
  NOT_ONE_OF: {
    en: '"{value}" is not one of {choices}',
    pl: '„{value}” jest niedozwolone; dozwolone wartości: {choices}',
    tr: '"{value}" geçerli değil; geçerli değerler: {choices}',
  },
  NOT_YES_OR_NO: {
    en: '"{value}" is neither yes nor no',
    pl: '„{value}” nie znaczy ani tak, ani nie: wpisz yes lub no',
    tr: '"{value}" ne evet ne hayır: yes veya no yazın',
  },
  NOT_A_BARCODE: {
    en: '"{value}" is not a barcode: digits or letters, at most 40',
    pl: '„{value}” to nie kod kreskowy: cyfry lub litery, najwyżej 40',
    tr: '"{value}" bir barkod değil: rakam veya harf, en fazla 40',
  },
  NOT_A_DATE: {
    en: '"{value}" is not a date like 2026-01-31 or 31/01/2026',
    pl: '„{value}” to nie data w postaci 2026-01-31 lub 31/01/2026',
    tr: '"{value}" 2026-01-31 veya 31/01/2026 biçiminde bir tarih değil',
  },
  NOT_IN_CALENDAR: {
    en: '"{value}" is no day of the calendar',
    pl: 'dnia „{value}” nie ma w kalendarzu',
    tr: 'takvimde "{value}" diye bir gün yok',
  },
  YEAR_OUT_OF_RANGE: {
    en: '"{value}" is not between the years 1970 and 2199',
    pl: '„{value}” nie mieści się w latach 1970–2199',
    tr: '"{value}" 1970 ile 2199 yılları arasında değil',
  },
  NOT_A_CURRENCY: {
    en: '"{value}" is not a currency like GBP',
    pl: '„{value}” to nie waluta w postaci GBP',
    tr: '"{value}" GBP gibi bir para birimi değil',
  },
  NOT_AN_EMAIL: {
    en: '"{value}" is not an e-mail address',
    pl: '„{value}” to nie adres e-mail',
    tr: '"{value}" bir e-posta adresi değil',
  },
  NOT_A_PICTURE_NAME: {
    en: '"{value}" is neither a file name nor a web address',
    pl: '„{value}” to ani nazwa pliku, ani adres internetowy',
    tr: '"{value}" ne bir dosya adı ne de bir web adresi',
  },
  NO_COUNTRY: { en: '"{value}" is no country', pl: '„{value}” to nie kraj', tr: '"{value}" bir ülke değil' },
  LOST_CHARACTER: {
    en: '"{value}" has a character that was lost (\uFFFD): export the file as UTF-8',
    pl: '„{value}” zawiera utracony znak (\uFFFD): wyeksportuj plik jako UTF-8',
    tr: '"{value}" kaybolmuş bir karakter içeriyor (\uFFFD): dosyayı UTF-8 olarak dışa aktarın',
  },
  NARROW_COLUMN: {
    en: '"{value}" is what a spreadsheet shows in a narrow column: widen it and export again',
    pl: '„{value}” pojawia się w arkuszu, gdy kolumna jest za wąska: poszerz ją i wyeksportuj plik ponownie',
    tr: 'sütun dar olduğunda tablo programı "{value}" gösterir: sütunu genişletip dosyayı yeniden dışa aktarın',
  },
  SPREADSHEET_ERROR: {
    en: '"{value}" is an error of a spreadsheet: put the formula right and export again, or leave the cell empty',
    pl: '„{value}” to błąd arkusza: popraw formułę i wyeksportuj plik ponownie albo zostaw komórkę pustą',
    tr: '"{value}" bir tablo hatası: formülü düzeltip dosyayı yeniden dışa aktarın veya hücreyi boş bırakın',
  },
  PLACEHOLDER: {
    en: '"{value}" is what programs write where there is nothing: leave the cell empty, or write ="{value}" if it is meant',
    pl: '„{value}” programy wpisują tam, gdzie nic nie ma: zostaw komórkę pustą albo wpisz ="{value}", jeśli tak ma być',
    tr: '"{value}" programların boş yerlere yazdığı bir değer: hücreyi boş bırakın veya gerçekten buysa ="{value}" yazın',
  },
  FORMULA: {
    en: '"{value}" is a formula: export its result',
    pl: '„{value}” to formuła: wyeksportuj jej wynik',
    tr: '"{value}" bir formül: sonucunu dışa aktarın',
  },
  SHORTENED: {
    en: `"{value}" was shortened to a number by a spreadsheet: ${spreadsheet.en}, or write ="{value}" if it is meant`,
    pl: `arkusz skrócił wartość do liczby „{value}”: ${spreadsheet.pl} albo wpisz ="{value}", jeśli tak ma być`,
    tr: `tablo programı değeri "{value}" sayısına kısaltmış: ${spreadsheet.tr} veya gerçekten buysa ="{value}" yazın`,
  },
  SHORTENED_BARCODE: {
    en: `"{value}" was shortened to a number by a spreadsheet: ${spreadsheet.en}`,
    pl: `arkusz skrócił kod do liczby „{value}”: ${spreadsheet.pl}`,
    tr: `tablo programı kodu "{value}" sayısına kısaltmış: ${spreadsheet.tr}`,
  },
  TURNED_INTO_NUMBER: {
    en: `"{value}" was turned into a number by a spreadsheet: ${spreadsheet.en}`,
    pl: `arkusz zamienił wartość na liczbę „{value}”: ${spreadsheet.pl}`,
    tr: `tablo programı değeri "{value}" sayısına çevirmiş: ${spreadsheet.tr}`,
  },
  TURNED_INTO_DATE: {
    en: '"{value}" is a date, as a spreadsheet makes of pack sizes and codes: format the column as text, or write ="{value}" if it is meant',
    pl: '„{value}” to data, na jaką arkusz zamienia wielkości opakowań i kody: ustaw format kolumny na tekst albo wpisz ="{value}", jeśli tak ma być',
    tr: '"{value}" bir tarih; tablo programları paket boylarını ve kodları tarihe çevirir: sütunu metin olarak biçimlendirin veya gerçekten buysa ="{value}" yazın',
  },
  ENCODED_TWICE: {
    en: '"{value}" looks like "{before}" encoded twice; it is kept as it is',
    pl: '„{value}” wygląda jak „{before}” zakodowane dwukrotnie; pozostaje bez zmian',
    tr: '"{value}", iki kez kodlanmış "{before}" gibi görünüyor; olduğu gibi bırakıldı',
  },
  LOST_LETTER: {
    en: '"{value}" looks as if a letter was lost (?); it is kept as it is',
    pl: 'w „{value}” chyba brakuje litery (?); pozostaje bez zmian',
    tr: '"{value}" içinde bir harf kaybolmuş gibi görünüyor (?); olduğu gibi bırakıldı',
  },
} satisfies FaultTexts
