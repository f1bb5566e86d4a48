import type { Language } from '@krono/contract'
import type { ListState } from '../platform/lib/list-state'

/** Header of the column, as a panel message. */
export const stateTitle = {
  hu: 'A webhelyen',
  en: 'On the site',
  ru: 'На сайте',
}

export const stateWords = {
  hun: {
    draft: 'Vázlat',
    off: 'Kikapcsolva',
    timed: 'Időzítve',
    live: 'Most él',
    over: 'Lejárt',
  },
  eng: { draft: 'Draft', off: 'Switched off', timed: 'Scheduled', live: 'Live now', over: 'Ended' },
  rus: {
    draft: 'Черновик',
    off: 'Выключен',
    timed: 'Запланирован',
    live: 'Сейчас на сайте',
    over: 'Закончился',
  },
} as const satisfies Record<Language, Record<ListState, string>>

/** Suffix of a state that will change at a set time. */
export const turnWords = {
  hun: { from: (moment) => `: ${moment}`, until: (moment) => `, eddig: ${moment}` },
  eng: { from: (moment) => ` for ${moment}`, until: (moment) => ` until ${moment}` },
  rus: { from: (moment) => `: ${moment}`, until: (moment) => ` до ${moment}` },
} as const satisfies Record<Language, Record<'from' | 'until', (moment: string) => string>>
