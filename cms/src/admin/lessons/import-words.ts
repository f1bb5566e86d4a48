import type { FilesFault } from '../../learning/import/collect-files'
import type { OnExisting } from '../../learning/import/plan-lessons'
import type { LessonFault } from '../../learning/import/read-lesson'
import type { InEach } from '../our-words'

type Words = {
  title: string
  subtitle: string
  files: string
  howTo: string
  language: string
  onExisting: string
  existing: Record<OnExisting, string>
  course: string
  noCourse: string
  chapter: string
  read: string
  summary: (ready: number, all: number) => string
  blocks: (count: number) => string
  questions: (count: number) => string
  line: (line: number) => string
  pictures: string
  missing: string
  changes: string
  write: (count: number) => string
  written: (count: number) => string
  stale: string
  failed: string
  refused: Record<LessonFault, string>
  fileFaults: Record<FilesFault, string>
}

/** Texts of the page that imports lessons. */
export const importWords: InEach<Words> = {
  hun: {
    title: 'Leckék fájlokból',
    subtitle: 'Markdown-fájlokból leckevázlatok készülnek, a képeikkel és a kvízükkel együtt',
    files: 'Fájlok',
    howTo:
      'Válaszd ki a leckék .md fájljait, a képeiket és a kvízeiket (a 03-lecke.md kvíze a 03-lecke.quiz.json), vagy egy ZIP-et, amelyben együtt vannak. Legfeljebb 200 fájl, összesen 64 MB. Előbb megmutatjuk, mi lesz belőlük.',
    language: 'A leckék nyelve',
    onExisting: 'Ha már van ilyen című lecke',
    existing: { refuse: 'Maradjon, ahogy van', update: 'Írjuk át a vázlatát' },
    course: 'Melyik tanfolyam végére kerüljenek?',
    noCourse: 'Egyikébe sem',
    chapter: 'Fejezet',
    read: 'Mutasd, mi lesz belőlük',
    summary: (ready, all) => `Kész az importra: ${ready} / ${all}`,
    blocks: (count) => `részek: ${count}`,
    questions: (count) => `Kvíz, kérdések: ${count}`,
    line: (line) => `${line}. sor`,
    pictures: 'Képek',
    missing: 'hiányzik',
    changes: 'meglévő leckét ír át',
    write: (count) => `Importálom (${count})`,
    written: (count) => `Elkészült vázlatok: ${count}. Nézd át őket, és tedd közzé, amelyik kész.`,
    stale: 'Közben megváltozott valami, ezért semmit sem írtunk. Nézd át újra a listát.',
    failed: 'Nem sikerült feltölteni. Próbáld meg még egyszer.',
    refused: {
      title: 'Hiányzik a címe (title), vagy hosszabb 120 jelnél.',
      slug: 'A webcím vége (slug) csak kisbetű, szám és kötőjel lehet.',
      summary: 'Az összefoglaló (summary) legfeljebb 240 jel.',
      minutes: 'A perc (minutes) 1 és 240 közötti egész szám.',
      free: 'A free értéke true vagy false.',
      notText: 'Ez nem UTF-8 szöveg, vagy nagyobb 1 MB-nál.',
      twice: 'Ugyanilyen webcímű lecke már van a fájlok között.',
      picture: 'Van olyan képe, amely nincs a fájlok között.',
      body: 'Üres, túl hosszú, vagy egy képéhez nincs leírás.',
      quiz: 'A kvízében hiba van.',
      noLesson: 'Ehhez a kvízhez nincs azonos nevű .md fájl.',
      exists: 'Már van ilyen webcímű lecke.',
    },
    fileFaults: {
      tooManyFiles: 'Ez több mint 200 fájl. Két részletben importáld.',
      tooLarge: 'Ez kibontva több mint 64 MB. Két részletben importáld.',
      badZip:
        'Ezt a ZIP-et nem tudjuk kibontani: sérült, jelszavas, vagy tiltott fájlnév van benne.',
      noText: 'Nincs köztük .md fájl.',
    },
  },
  eng: {
    title: 'Lessons from files',
    subtitle: 'Makes drafts of lessons from Markdown files, their pictures and quizzes',
    files: 'Files',
    howTo:
      'Choose the .md files of the lessons, their pictures and quizzes (that of 03-lesson.md is 03-lesson.quiz.json), or a ZIP that contains them. At most 200 files and 64 MB. You will first see what becomes of them.',
    language: 'Language of the lessons',
    onExisting: 'If there is a lesson at the same address',
    existing: { refuse: 'Leave it as it is', update: 'Change its draft' },
    course: 'Append them to a course',
    noCourse: 'To none',
    chapter: 'Chapter',
    read: 'Show what becomes of them',
    summary: (ready, all) => `Ready to import: ${ready} of ${all}`,
    blocks: (count) => `parts: ${count}`,
    questions: (count) => `Quiz, questions: ${count}`,
    line: (line) => `line ${line}`,
    pictures: 'Pictures',
    missing: 'missing',
    changes: 'changes an existing lesson',
    write: (count) => `Import (${count})`,
    written: (count) => `Drafts written: ${count}. Check them, and publish those that are ready.`,
    stale: 'Something changed meanwhile, so nothing was written. Check the list again.',
    failed: 'The upload failed. Please try again.',
    refused: {
      title: 'Its title is missing or longer than 120 characters.',
      slug: 'The end of the address (slug) may contain lower-case letters, digits and hyphens only.',
      summary: 'The summary may have 240 characters.',
      minutes: 'Minutes must be a whole number from 1 to 240.',
      free: 'The value of free must be true or false.',
      notText: 'This is not UTF-8 text, or it is larger than 1 MB.',
      twice: 'Another of these files has the same address.',
      picture: 'One of its pictures is not among the files.',
      body: 'It is empty or too long, or a picture has no description.',
      quiz: 'There is a mistake in its quiz.',
      noLesson: 'There is no .md file of the same name for this quiz.',
      exists: 'There is already a lesson at this address.',
    },
    fileFaults: {
      tooManyFiles: 'These are more than 200 files. Import them in two parts.',
      tooLarge: 'These are more than 64 MB unpacked. Import them in two parts.',
      badZip:
        'This ZIP cannot be unpacked: it is damaged, encrypted, or has a forbidden file name.',
      noText: 'There is no .md file among them.',
    },
  },
  rus: {
    title: 'Уроки из файлов',
    subtitle: 'Из файлов Markdown, картинок и тестов получаются черновики уроков',
    files: 'Файлы',
    howTo:
      'Выбери файлы .md, картинки и тесты к ним (тест урока 03-urok.md — это 03-urok.quiz.json) или ZIP, где они лежат вместе. Не больше 200 файлов и 64 МБ. Сначала будет видно, что из них получится.',
    language: 'Язык уроков',
    onExisting: 'Если урок с таким адресом уже есть',
    existing: { refuse: 'Оставить как есть', update: 'Изменить его черновик' },
    course: 'Добавить в конец курса',
    noCourse: 'Никуда',
    chapter: 'Глава',
    read: 'Показать, что получится',
    summary: (ready, all) => `Готово к импорту: ${ready} из ${all}`,
    blocks: (count) => `частей: ${count}`,
    questions: (count) => `Тест, вопросов: ${count}`,
    line: (line) => `строка ${line}`,
    pictures: 'Картинки',
    missing: 'не хватает',
    changes: 'изменит существующий урок',
    write: (count) => `Импортировать (${count})`,
    written: (count) => `Черновиков записано: ${count}. Проверь их и опубликуй готовые.`,
    stale: 'Тем временем что-то изменилось, поэтому ничего не записано. Проверь список ещё раз.',
    failed: 'Загрузить не удалось. Попробуй ещё раз.',
    refused: {
      title: 'Нет названия (title), или оно длиннее 120 знаков.',
      slug: 'В конце адреса (slug) могут быть только строчные латинские буквы, цифры и дефисы.',
      summary: 'В описании (summary) может быть не больше 240 знаков.',
      minutes: 'Минуты (minutes) — целое число от 1 до 240.',
      free: 'Значение free — true или false.',
      notText: 'Это не текст UTF-8, или файл больше 1 МБ.',
      twice: 'Среди файлов уже есть урок с таким адресом.',
      picture: 'Одной из его картинок нет среди файлов.',
      body: 'Урок пустой, слишком длинный, или у картинки нет описания.',
      quiz: 'В его тесте есть ошибка.',
      noLesson: 'Для этого теста нет файла .md с тем же именем.',
      exists: 'Урок с таким адресом уже есть.',
    },
    fileFaults: {
      tooManyFiles: 'Это больше 200 файлов. Импортируй их по частям.',
      tooLarge: 'В распакованном виде это больше 64 МБ. Импортируй по частям.',
      badZip: 'Этот ZIP не распаковать: он повреждён, с паролем, или в нём запрещённое имя файла.',
      noText: 'Среди них нет файла .md.',
    },
  },
}
