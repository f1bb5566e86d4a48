import type { RowFault } from '../../analysis/analysis-texts/csv/evaluate-row'
import type { TextField } from '../../analysis/analysis-texts/csv/plain-text'
import type { FileFault } from '../../analysis/analysis-texts/csv/read-csv'
import type { InEach } from '../our-words'

type Words = {
  title: string
  subtitle: string
  table: string
  language: string
  onlyMissing: string
  feedback: string
  feedbackHint: string
  fewest: string
  noFeedback: string
  text: string
  fits: string
  notReally: string
  notReallyShare: string
  failed: string
  nothingMissing: string
  notWritten: string
  missingIn: (languages: string) => string
  noLongIn: (languages: string) => string
  look: (date: string) => string
  lookAtPage: string
  takeAlong: string
  bringBack: string
  from: string
  to: string
  download: string
  close: string
  howToBringBack: string
  chooseFile: string
  changes: (count: number, language: string) => string
  faults: (count: number) => string
  row: (row: number) => string
  fields: Record<TextField, string>
  before: string
  after: string
  empty: string
  write: (count: number) => string
  written: (count: number) => string
  stale: string
  noChanges: string
  rowFaults: Record<RowFault, string>
  fileFaults: Record<FileFault['fault'], (row?: number) => string>
  uploadFailed: string
}

const hun: Words = {
  title: 'Elemzési szövegek',
  subtitle: 'Mi áll melyik eredménynél, és mi hiányzik még.',
  table: 'Melyik táblázat',
  language: 'Melyik nyelven',
  onlyMissing: 'Csak ami hiányzik',
  feedback: 'Az olvasók visszajelzése',
  feedbackHint:
    'Az olvasó egy egész fejezetről jelez vissza, ezért a válasza a fejezet minden szövegénél számít. Elöl azok a szövegek állnak, amelyekben a legkevésbé ismernek magukra.',
  fewest: 'Legalább ennyi olvasótól',
  noFeedback: 'Ennyi visszajelzés még egyik szövegről sem jött.',
  text: 'Szöveg',
  fits: 'Ez én vagyok',
  notReally: 'Nem igazán',
  notReallyShare: '„Nem igazán” aránya',
  failed: 'A szövegek most nem tölthetők be. Töltsd újra az oldalt.',
  nothingMissing: 'Ezen a nyelven minden szöveg megvan.',
  notWritten: 'nincs megírva',
  missingIn: (languages) => `hiányzik: ${languages}`,
  noLongIn: (languages) => `nincs hosszú szövege: ${languages}`,
  look: (date) => `Megnézem egy dátumon: ${date}`,
  lookAtPage: 'Megnézem az oldalán',
  takeAlong: 'Táblázat fordítóknak',
  bringBack: 'Fordítás betöltése',
  from: 'Miről',
  to: 'Mire',
  download: 'Letöltés',
  close: 'Bezárás',
  howToBringBack:
    'Válaszd ki a kitöltött táblázatot (CSV). Előbb megmutatjuk, mi változna: addig semmi sem íródik be. Ami üresen maradt, az nem töröl semmit.',
  chooseFile: 'A kitöltött táblázat',
  changes: (count, language) => `Változna (${language}): ${count} szöveg`,
  faults: (count) => `Kimarad: ${count} sor`,
  row: (row) => `${row}. sor`,
  fields: { title: 'Cím', short: 'Rövid szöveg', long: 'Hosszú szöveg' },
  before: 'Most',
  after: 'Az új',
  empty: '(üres)',
  write: (count) => `Beírás vázlatként: ${count} szöveg`,
  written: (count) => `Beírva vázlatként: ${count} szöveg. A közzététel ezután jön.`,
  stale: 'Közben megváltozott valami a panelen. Nézd át újra, mi változna, és csak utána írd be.',
  noChanges: 'Semmi sem változna: minden így áll most is.',
  rowFaults: {
    unknownText: 'Nincs ilyen szöveg: a sor jelét átírták.',
    twice: 'Ez a szöveg feljebb már szerepel.',
    torn: 'Több vagy kevesebb cellája van, mint a fejlécnek.',
    changedMeanwhile:
      'Ezt a szöveget a panelen is átírták, mióta a táblázat készült. Töltsd le újra, és vidd át a fordítást.',
    formatted: 'Ebben a szövegben formázás vagy hivatkozás van: a panelen írd át.',
    noTitle: 'Új szöveg cím nélkül.',
    noShort: 'Új szöveg rövid szöveg nélkül.',
    tooLong: 'Túl hosszú: a cím legfeljebb 120 jel.',
  },
  fileFaults: {
    notText: () => 'Ez nem olvasható. Mentsd el „CSV UTF-8” formátumban.',
    noColumns: () =>
      'Ennek a táblázatnak nem a mi fejléce áll az első sorában. Azt töltsd ki, amelyet innen töltöttél le.',
    tooManyRows: () => 'Túl sok a sora.',
    openQuote: (row = 1) => `A(z) ${row}. sorban egy idézőjel nyitva maradt.`,
  },
  uploadFailed: 'Nem sikerült betölteni. Próbáld meg még egyszer.',
}

const eng: Words = {
  title: 'Analysis texts',
  subtitle: 'Which text belongs to which result, and what is still missing.',
  table: 'Table',
  language: 'Language',
  onlyMissing: 'Only what is missing',
  feedback: 'What readers say',
  feedbackHint:
    'A reader responds to a whole chapter, so the response counts for every text in it. The texts that fit least come first.',
  fewest: 'Readers, at least',
  noFeedback: 'No text has this much feedback yet.',
  text: 'Text',
  fits: 'This is me',
  notReally: 'Not really',
  notReallyShare: 'Share of “not really”',
  failed: 'The texts can’t be loaded right now. Reload the page.',
  nothingMissing: 'No text is missing in this language.',
  notWritten: 'not written',
  missingIn: (languages) => `missing: ${languages}`,
  noLongIn: (languages) => `no long text: ${languages}`,
  look: (date) => `Look at it on a date: ${date}`,
  lookAtPage: 'Look at it on its page',
  takeAlong: 'Table for translators',
  bringBack: 'Upload a translation',
  from: 'From',
  to: 'Into',
  download: 'Download',
  close: 'Close',
  howToBringBack:
    'Choose the table that was filled in (CSV). First we show what would change: nothing is saved before that. An empty cell deletes nothing.',
  chooseFile: 'The table that was filled in',
  changes: (count, language) => `Texts that would change (${language}): ${count}`,
  faults: (count) => `Rows left out: ${count}`,
  row: (row) => `Row ${row}`,
  fields: { title: 'Title', short: 'Short text', long: 'Long text' },
  before: 'Now',
  after: 'New',
  empty: '(empty)',
  write: (count) => `Save as drafts: ${count}`,
  written: (count) => `Saved as drafts: ${count}. Publishing comes next.`,
  stale:
    'Something has changed in the panel in the meantime. Look through the changes again, then save.',
  noChanges: 'Nothing would change: everything is already like this.',
  rowFaults: {
    unknownText: 'There is no such text: the key of the row was changed.',
    twice: 'This text already appears further up.',
    torn: 'It has more or fewer cells than the header.',
    changedMeanwhile:
      'This text was changed in the panel since the table was made. Download it again and carry the translation over.',
    formatted: 'This text has formatting or a link: change it in the panel.',
    noTitle: 'A new text without a title.',
    noShort: 'A new text without its short text.',
    tooLong: 'Too long: a title has 120 characters at most.',
  },
  fileFaults: {
    notText: () => 'This cannot be read. Save it as “CSV UTF-8”.',
    noColumns: () =>
      'The first row of this table is not the header of ours. Fill in the one that you downloaded here.',
    tooManyRows: () => 'It has too many rows.',
    openQuote: (row = 1) => `A quotation mark stays open in row ${row}.`,
  },
  uploadFailed: 'It could not be uploaded. Please try again.',
}

const rus: Words = {
  title: 'Тексты разборов',
  subtitle: 'Что стоит у какого результата и чего ещё нет.',
  table: 'Какая таблица',
  language: 'На каком языке',
  onlyMissing: 'Только то, чего нет',
  feedback: 'Отклики читателей',
  feedbackHint:
    'Читатель отвечает о целой главе, поэтому его ответ засчитывается каждому тексту в ней. Первыми идут тексты, в которых себя узнают реже всего.',
  fewest: 'Читателей не меньше',
  noFeedback: 'Ни у одного текста пока нет столько откликов.',
  text: 'Текст',
  fits: 'Это про меня',
  notReally: 'Не совсем',
  notReallyShare: 'Доля «не совсем»',
  failed: 'Тексты сейчас не загружаются. Обнови страницу.',
  nothingMissing: 'На этом языке есть все тексты.',
  notWritten: 'не написано',
  missingIn: (languages) => `нет: ${languages}`,
  noLongIn: (languages) => `нет длинного текста: ${languages}`,
  look: (date) => `Посмотреть на дате: ${date}`,
  lookAtPage: 'Посмотреть на странице',
  takeAlong: 'Таблица для перевода',
  bringBack: 'Загрузить перевод',
  from: 'С какого',
  to: 'На какой',
  download: 'Скачать',
  close: 'Закрыть',
  howToBringBack:
    'Выбери заполненную таблицу (CSV). Сначала покажем, что изменится: до этого ничего не записывается. Пустая ячейка ничего не удаляет.',
  chooseFile: 'Заполненная таблица',
  changes: (count, language) => `Изменится текстов (${language}): ${count}`,
  faults: (count) => `Пропущено строк: ${count}`,
  row: (row) => `Строка ${row}`,
  fields: { title: 'Заголовок', short: 'Короткий текст', long: 'Длинный текст' },
  before: 'Сейчас',
  after: 'Новое',
  empty: '(пусто)',
  write: (count) => `Записать в черновики: ${count}`,
  written: (count) => `Записано в черновики: ${count}. Публикация потом.`,
  stale: 'Тем временем в панели что-то изменилось. Просмотри изменения ещё раз и потом записывай.',
  noChanges: 'Ничего не изменится: всё уже так и стоит.',
  rowFaults: {
    unknownText: 'Такого текста нет: метка строки изменена.',
    twice: 'Этот текст уже есть выше.',
    torn: 'Ячеек больше или меньше, чем в заголовке.',
    changedMeanwhile:
      'Этот текст изменён в панели после создания таблицы. Скачай её снова и перенеси перевод.',
    formatted: 'В этом тексте есть оформление или ссылка: правь его в панели.',
    noTitle: 'Новый текст без заголовка.',
    noShort: 'Новый текст без короткого текста.',
    tooLong: 'Слишком длинно: в заголовке не больше 120 знаков.',
  },
  fileFaults: {
    notText: () => 'Это не читается. Сохрани в формате «CSV UTF-8».',
    noColumns: () =>
      'В первой строке этой таблицы не наш заголовок. Заполни ту, что скачана отсюда.',
    tooManyRows: () => 'Слишком много строк.',
    openQuote: (row = 1) => `В строке ${row} осталась открытой кавычка.`,
  },
  uploadFailed: 'Загрузить не удалось. Попробуй ещё раз.',
}

export const textsWords: InEach<Words> = { hun, eng, rus }
