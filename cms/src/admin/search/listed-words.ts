import type { WritingState } from '../../analysis/texts/writing'
import type { InEach } from '../our-words'

type Words = {
  states: Record<WritingState, string>
  locales: Record<string, string>
  more: (count: number) => string
}

/** Texts for the state and locale of an entry in lists. */
export const listedWords: InEach<Words> = {
  hun: {
    states: {
      draft: 'Vázlat',
      changed: 'Módosítva, még nincs közzétéve',
      timed: 'Időzítve',
      live: 'Látszik',
      over: 'Lejárt',
    },
    locales: { hu: 'magyar', en: 'angol', ru: 'orosz' },
    more: (count) => `és még ${count}`,
  },
  eng: {
    states: {
      draft: 'Draft',
      changed: 'Changed, not published yet',
      timed: 'Scheduled',
      live: 'Live',
      over: 'Ended',
    },
    locales: { hu: 'Hungarian', en: 'English', ru: 'Russian' },
    more: (count) => `and ${count} more`,
  },
  rus: {
    states: {
      draft: 'Черновик',
      changed: 'Изменено, ещё не опубликовано',
      timed: 'По времени',
      live: 'На сайте',
      over: 'Закончилось',
    },
    locales: { hu: 'венгерский', en: 'английский', ru: 'русский' },
    more: (count) => `и ещё ${count}`,
  },
}
