import type { InEach } from '../our-words'

type Words = {
  search: string
  find: string
  missing: string
  waiting: string
  timed: string
  notFound: string
  changed: string
  /** Interpretation texts missing in a language. */
  lacksTexts: (language: string, count: number) => string
  lacksEntries: (count: number) => string
  silentPictures: (count: number) => string
  nothingMissing: string
  incidents: (count: number) => string
  reviews: (count: number) => string
  messages: (count: number) => string
  nothingWaits: string
  nothingTimed: string
  nothingMissed: string
  /** A query without results, and its count. */
  missed: (words: string, count: number) => string
  nothingChanged: string
  turns: Record<'begins' | 'ends', (moment: string) => string>
}

export const toDoWords: InEach<Words> = {
  hun: {
    search: 'Keress bármiben',
    find: 'Keresés',
    missing: 'Mi hiányzik',
    waiting: 'Mi vár közzétételre',
    timed: 'Mi van időzítve',
    notFound: 'Mit nem találtak a látogatók',
    changed: 'Mi változott legutóbb',
    lacksTexts: (language, count) => `Hiányzó elemzési szöveg, ${language}: ${count}`,
    lacksEntries: (count) => `Nincs meg a webhely nyelvén: ${count}`,
    silentPictures: (count) => `Kép helyettesítő szöveg nélkül: ${count}`,
    nothingMissing: 'Minden megvan.',
    messages: (count) => `Új üzenet, amely válaszra vár: ${count}`,
    incidents: (count) => `Eset, amelyet meg kell nézni: ${count}`,
    reviews: (count) => `Vélemény, amely jóváhagyásra vár: ${count}`,
    nothingWaits: 'Semmi sem vár.',
    nothingTimed: 'Nincs, ami magától kezdődne vagy véget érne.',
    nothingMissed: 'Minden keresés talált valamit.',
    missed: (words, count) => `„${words}” – ${count} keresés`,
    nothingChanged: 'Még senki sem mentett semmit.',
    turns: { begins: (moment) => `kezdődik: ${moment}`, ends: (moment) => `véget ér: ${moment}` },
  },
  eng: {
    search: 'Search anything',
    find: 'Search',
    missing: 'What is missing',
    waiting: 'Waiting to be published',
    timed: 'Scheduled',
    notFound: 'What visitors did not find',
    changed: 'Recently changed',
    lacksTexts: (language, count) => `Missing analysis texts, ${language}: ${count}`,
    lacksEntries: (count) => `Missing in the language of the site: ${count}`,
    silentPictures: (count) => `Pictures without an alternative text: ${count}`,
    nothingMissing: 'Nothing is missing.',
    messages: (count) => `New messages waiting for an answer: ${count}`,
    incidents: (count) => `Incidents to look into: ${count}`,
    reviews: (count) => `Reviews waiting for approval: ${count}`,
    nothingWaits: 'Nothing is waiting.',
    nothingTimed: 'Nothing is scheduled.',
    nothingMissed: 'Every search found something.',
    missed: (words, count) => `“${words}” – searches: ${count}`,
    nothingChanged: 'Nobody has saved anything yet.',
    turns: { begins: (moment) => `begins: ${moment}`, ends: (moment) => `ends: ${moment}` },
  },
  rus: {
    search: 'Найти что угодно',
    find: 'Поиск',
    missing: 'Чего не хватает',
    waiting: 'Что ждёт публикации',
    timed: 'Что идёт по времени',
    notFound: 'Чего не нашли посетители',
    changed: 'Что менялось недавно',
    lacksTexts: (language, count) => `Не хватает текстов разбора, ${language}: ${count}`,
    lacksEntries: (count) => `Нет на языке сайта: ${count}`,
    silentPictures: (count) => `Картинки без описания: ${count}`,
    nothingMissing: 'Всё на месте.',
    messages: (count) => `Новые сообщения, которые ждут ответа: ${count}`,
    incidents: (count) => `Случаи, на которые нужно взглянуть: ${count}`,
    reviews: (count) => `Отзывы, которые ждут проверки: ${count}`,
    nothingWaits: 'Ничего не ждёт.',
    nothingTimed: 'Ничего не начнётся и не закончится само.',
    nothingMissed: 'Каждый поиск что-то нашёл.',
    missed: (words, count) => `«${words}» – поисков: ${count}`,
    nothingChanged: 'Пока никто ничего не сохранял.',
    turns: {
      begins: (moment) => `начнётся: ${moment}`,
      ends: (moment) => `закончится: ${moment}`,
    },
  },
}
