import type { InEach } from '../our-words'

type Words = {
  title: string
  subtitle: string
  label: string
  placeholder: string
  clear: string
  found: (count: number) => string
  shown: (shown: number, total: number) => string
  nothing: string
  failed: string
}

export const searchWords: InEach<Words> = {
  hun: {
    title: 'Keresés',
    subtitle: 'Mindenben, amit ti írtatok: minden nyelven, a vázlatokban is.',
    label: 'Mit keresel?',
    placeholder: 'például: torok 3. nyolcad, vagy egy szó bármelyik szövegből',
    clear: 'Keresés törlése',
    found: (count) => `${count} találat`,
    shown: (shown, total) =>
      `Az első ${shown} a ${total} találatból: írj még egy szót, hogy kevesebb legyen.`,
    nothing: 'Ez sehol sem áll. Elég a szó eleje, ékezetek nélkül is.',
    failed: 'Most nem sikerült keresni. Próbáld meg még egyszer.',
  },
  eng: {
    title: 'Search',
    subtitle: 'In everything you have written: in every language, drafts included.',
    label: 'What are you looking for?',
    placeholder: 'for example: throat octant 3, or a word from any text',
    clear: 'Clear the search',
    found: (count) => `Found: ${count}`,
    shown: (shown, total) => `The first ${shown} of ${total}: add a word to narrow them down.`,
    nothing: 'Nothing found. The beginning of a word is enough, with or without accents.',
    failed: 'The search failed. Please try again.',
  },
  rus: {
    title: 'Поиск',
    subtitle: 'Во всём, что написано: на всех языках, и в черновиках.',
    label: 'Что найти?',
    placeholder: 'например: горло октант 3, или слово из любого текста',
    clear: 'Очистить поиск',
    found: (count) => `Найдено: ${count}`,
    shown: (shown, total) => `Первые ${shown} из ${total}: ещё одно слово сузит поиск.`,
    nothing: 'Этого нигде нет. Достаточно начала слова.',
    failed: 'Поиск не удался. Попробуй ещё раз.',
  },
}
