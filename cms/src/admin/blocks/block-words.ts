import type { FormFault } from './forms'
import type { Formed } from './offered'

type Words = {
  title: Record<Formed, string>
  fields: Record<string, string>
  hints: Record<string, string>
  /** Of fields with a choice. */
  options: Record<string, string>
  faults: Record<FormFault, string>
  choose: string
  chooseOther: string
  remove: string
  edit: string
  insert: string
  save: string
  cancel: string
  close: string
}

const hu: Words = {
  title: {
    image: 'Kép',
    film: 'Film',
    button: 'Gomb',
    chart: 'Egy születési dátum rajza',
    cycle: 'Egy születési dátum hullámai',
    own: 'A tanuló saját rajza',
  },
  fields: {
    picture: 'A kép',
    film: 'A film',
    poster: 'Állókép, amíg nem indul el',
    captions: 'Felirat',
    alternativeText: 'Mi látszik rajta?',
    caption: 'Aláírás',
    label: 'A gomb felirata',
    url: 'Hová visz?',
    date: 'Születési dátum',
    day: 'Jelölt nap',
    show: 'Mit rajzoljunk meg?',
  },
  options: {
    chart: 'A saját kronója',
    cycles: 'A saját hullámai ma',
    values: 'A saját hét energiája, számmal',
  },
  hints: {
    show: 'Mindenki a sajátját látja, a profiljában álló születési dátumból.',
    film: 'MP4 vagy WebM, amilyen kicsi csak lehet.',
    poster: 'Levélben ez látszik a film helyén.',
    captions: 'VTT-fájl. Annak, aki nem hallja.',
    alternativeText: 'Annak olvassuk fel, aki nem látja.',
    caption: 'Alatta áll; el is maradhat.',
    url: '/oldalunk, #szakasz, https://… vagy mailto:…',
    date: '1900 és ma között.',
    day: 'Két héttel előtte és utána is látszanak a hullámok.',
  },
  faults: {
    empty: 'Ez még hiányzik.',
    tooLong: 'Ez túl hosszú.',
    address: 'Így kezdődhet: /oldal, #szakasz, https://… vagy mailto:…',
    day: '1900 és ma közötti nap kell.',
    order: 'A jelölt nap nem lehet a születés előtt.',
    ending: 'Ez más fajta fájl: VTT-felirat kell.',
  },
  choose: 'Kiválasztom',
  chooseOther: 'Másikat választok',
  remove: 'Eltávolítás',
  edit: 'Szerkesztés',
  insert: 'Beillesztés',
  save: 'Kész',
  cancel: 'Mégsem',
  close: 'Bezárás',
}

const en: Words = {
  title: {
    image: 'Picture',
    film: 'Video',
    button: 'Button',
    chart: 'Chart of a date of birth',
    cycle: 'Cycles of a date of birth',
    own: 'The learner’s own drawing',
  },
  fields: {
    picture: 'The picture',
    film: 'The film',
    poster: 'Still picture until it starts',
    captions: 'Captions',
    alternativeText: 'What does it show?',
    caption: 'Caption',
    label: 'Button text',
    url: 'Where the button leads',
    date: 'Date of birth',
    day: 'Marked day',
    show: 'What to draw',
  },
  options: {
    chart: 'Their own chart',
    cycles: 'Their own cycles today',
    values: 'Their own seven energies, in numbers',
  },
  hints: {
    show: 'Everybody sees their own, from the date of birth in their profile.',
    film: 'MP4 or WebM, as small as possible.',
    poster: 'An e-mail shows it in place of the film.',
    captions: 'A VTT file, for people who cannot hear it.',
    alternativeText: 'Read aloud to people who cannot see it.',
    caption: 'Shown below; optional.',
    url: '/page, #section, https://… or mailto:…',
    date: 'Between 1900 and today.',
    day: 'The waves are shown for two weeks before and after it.',
  },
  faults: {
    empty: 'This is still missing.',
    tooLong: 'This is too long.',
    address: 'It must begin with /page, #section, https://… or mailto:…',
    day: 'It must be a day between 1900 and today.',
    order: 'The marked day cannot be before the birth.',
    ending: 'This is the wrong kind of file: captions are VTT.',
  },
  choose: 'Choose',
  chooseOther: 'Choose another',
  remove: 'Remove',
  edit: 'Edit',
  insert: 'Insert',
  save: 'Done',
  cancel: 'Cancel',
  close: 'Close',
}

const ru: Words = {
  title: {
    image: 'Картинка',
    film: 'Фильм',
    button: 'Кнопка',
    chart: 'Рисунок по дате рождения',
    cycle: 'Волны по дате рождения',
    own: 'Собственный рисунок ученика',
  },
  fields: {
    picture: 'Картинка',
    film: 'Фильм',
    poster: 'Кадр до начала',
    captions: 'Субтитры',
    alternativeText: 'Что здесь видно?',
    caption: 'Подпись',
    label: 'Надпись на кнопке',
    url: 'Куда ведёт?',
    date: 'Дата рождения',
    day: 'Отмеченный день',
    show: 'Что рисовать',
  },
  options: {
    chart: 'Свой кроно',
    cycles: 'Свои волны сегодня',
    values: 'Свои семь энергий числами',
  },
  hints: {
    show: 'Каждый видит своё, по дате рождения из профиля.',
    film: 'MP4 или WebM, чем меньше, тем лучше.',
    poster: 'В письме он стоит на месте фильма.',
    captions: 'Файл VTT для тех, кто не слышит.',
    alternativeText: 'Это прочтут вслух тем, кто не видит.',
    caption: 'Стоит ниже; можно оставить пустой.',
    url: '/страница, #раздел, https://… или mailto:…',
    date: 'От 1900 года до сегодня.',
    day: 'Волны видны за две недели до него и после.',
  },
  faults: {
    empty: 'Этого ещё не хватает.',
    tooLong: 'Это слишком длинно.',
    address: 'Начало может быть таким: /страница, #раздел, https://… или mailto:…',
    day: 'Нужен день от 1900 года до сегодня.',
    order: 'Отмеченный день не может быть раньше рождения.',
    ending: 'Это другой файл: нужны субтитры VTT.',
  },
  choose: 'Выбрать',
  chooseOther: 'Выбрать другой',
  remove: 'Убрать',
  edit: 'Изменить',
  insert: 'Вставить',
  save: 'Готово',
  cancel: 'Отмена',
  close: 'Закрыть',
}

const languages: Readonly<Record<string, Words>> = { hu, en, ru }

/** Texts around our blocks, in the panel's language. */
export const blockWords = (language: string): Words => languages[language] ?? en

const labels = {
  hu: { two: 'Alcím', three: 'Kisebb alcím', ...hu.title },
  en: { two: 'Heading', three: 'Smaller heading', ...en.title },
  ru: { two: 'Заголовок', three: 'Меньший заголовок', ...ru.title },
} as const

/** Block names in the insert list, as Strapi's message keys. */
export const blockMessages = (language: keyof typeof labels): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels[language]).map(([name, words]) => [`krono.blocks.${name}`, words]),
  )
