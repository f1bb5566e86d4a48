import type { Language } from '@krono/contract'

type Shape = {
  name: string
  pattern: RegExp
  /** Maximum number of texts that may contain it. */
  most: number
  /** Beginning of the keys of texts that may contain it freely. */
  free?: string
}

/** Whole words, or their beginnings, in any alphabet: `\b` supports only the Latin one. */
const words = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})`, 'iu')

/** Whole words only. */
const wholeWords = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')

const shape = (name: string, most: number, pattern: RegExp): Shape => ({ name, most, pattern })

/** Texts about one week may name it; the others only rarely. */
const thisWeek = (source: string): Shape => ({
  ...shape('this week', 10, wholeWords(source)),
  free: 'week.',
})

/**
 * Patterns limited in the last paragraph of a chakra's long text. One long analysis contains seven of the 56 texts:
 * without limits it could repeat the same kind of suggestion seven times.
 */
export const frames: Readonly<Record<Language, readonly Shape[]>> = {
  hun: [
    shape('a week', 4, words('(?:a|ezen a|jövő) h[eé]t|hétvég|vasárnapig')),
    shape('a month', 3, words('havonta|hónap')),
    shape('the next time', 8, words('legközelebb|következő')),
    shape('a time of the day', 10, words('reggel|est[eé]|délelőtt')),
    shape('a condition first', 6, /^(?:ha|amikor|amíg|mielőtt) /iu),
    shape('that it is enough', 12, wholeWords('elég')),
    shape('once', 6, wholeWords('egyszer')),
    shape('to try', 3, words('próbáld|próbálj')),
    shape('to watch', 8, words('figyel|nézd meg')),
  ],
  eng: [
    shape('a week', 4, words('(?:this|the|next|every) week|weekend|by sunday')),
    shape('a month', 3, words('month')),
    shape('the next time', 8, wholeWords('next')),
    shape('a time of the day', 10, words('morning|evening|before noon|tonight')),
    shape('a condition first', 6, /^(?:if|when|while|before) /iu),
    shape('that it is enough', 12, wholeWords('enough|will do')),
    shape('once', 7, wholeWords('once|one day')),
    shape('to try', 3, wholeWords('try')),
    shape('to watch', 8, wholeWords('notice|watch|see whether')),
  ],
  rus: [
    shape('a week', 5, words('недел')),
    shape('a month', 3, words('месяц')),
    shape('the next time', 8, words('следующ')),
    shape('a time of the day', 10, words('утр|вечер')),
    shape('a condition first', 6, /^(?:если|когда|пока|прежде) /iu),
    shape('that it is enough', 12, words('хватит|довольно|достаточно')),
    shape('once', 6, words('однажды|разок|один раз')),
    shape('to try', 3, words('попробуй')),
    shape('to watch', 8, words('понаблюдай|наблюдай|заметь|замечай|посмотри')),
  ],
}

/** Phrases allowed in a few texts, or in none. */
export const phrases: Readonly<Record<Language, readonly Shape[]>> = {
  hun: [
    thisWeek('(?:a|ezen a) héten'),
    shape('that the reader will', 0, words('(?:fogsz|fogod) \\p{L}+ni|\\p{L}+ni (?:fogsz|fogod)')),
    shape('what waits for the reader', 0, wholeWords('garant\\p{L}*|sorsod')),
    shape('luck and cures', 0, words('meggyógy|gyógyít|meggazdag|szerencsét hoz')),
    shape('clumsy crossing days', 0, words('váltónapok kissé')),
  ],
  eng: [
    thisWeek('this week'),
    shape('that the reader will', 16, wholeWords('you will|you’ll')),
    shape(
      'what waits for the reader',
      0,
      wholeWords('(?:awaits|in store for|guaranteed to) you|destiny|fated'),
    ),
    shape('luck and cures', 0, wholeWords('heals?|cures?|make you rich|brings? (?:good )?luck')),
    shape('time that is a means', 0, wholeWords('in this much time')),
    shape('the best of a place', 0, wholeWords('ha(?:s|ve) the best of')),
  ],
  rus: [
    thisWeek('на этой неделе'),
    shape('that the reader will', 2, wholeWords('(?:ты|тебе) (?:не )?буд(?:ешь|ет)|будешь')),
    {
      ...shape(
        'what waits for the reader',
        0,
        wholeWords('тебя жд[её]т|(?:гарантир|судьб)\\p{L}*'),
      ),
      // They explain the names of bonds (spec §3).
      free: 'chapter.pairs',
    },
    shape('luck and cures', 0, words('исцел|вылечи|разбогате|принес[её]т удачу')),
    shape('rubbing', 0, words('натира')),
    shape('standing on legs', 3, wholeWords('сто(?:ит|ят|ишь) на ногах')),
  ],
}

/** Metaphors, at most one per sentence. */
export const images: Readonly<Record<Language, RegExp>> = {
  hun: wholeWords('mint (?:egy|a|az|aki|ami|amikor|valami)|mintha|akár (?:egy|a|az)'),
  eng: wholeWords(
    'like (?:an?|the|somebody|someone|one)|as (?:if|though)|as \\p{L}+ as (?:an?|the)',
  ),
  rus: wholeWords('словно|будто|как (?:у|на|в) \\p{L}+'),
}

/** A sentence about a crossing day must state a possibility, not predict. */
export const crossings: Readonly<Record<Language, { day: RegExp; leans: RegExp }>> = {
  hun: {
    day: words('váltónap'),
    leans: /\p{L}{2}(?:hat|het)(?!\p{L}{3})|legfeljebb|napjára esik/u,
  },
  eng: { day: words('crossing days?|at a crossing'), leans: /\b(?:can|may|always fall)\b/ },
  rus: { day: words('переходн\\p{L}+ д'), leans: words('может|могут|способн|возможно|разве что') },
}
