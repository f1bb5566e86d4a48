import type { PanelLanguage } from '../lib/panel-language'

type Words = {
  /** Why a draft is not published by hand before its time. */
  waits: (moment: string) => string
  ended: string
  backwards: string
  /** Of those who may not publish. */
  isTimed: (moment: string) => string
}

/** What the panel says of a timing that cannot be. */
export const timingWords: Record<PanelLanguage, Words> = {
  hun: {
    waits: (moment) =>
      `Időzítve van: magától jelenik meg ekkor: ${moment}. Ehhez elég menteni. Ha most szeretnéd közzétenni, előbb ürítsd ki a „Mikor jelenjen meg” mezőt.`,
    ended:
      'Az időpont, amikor lekerülne, már elmúlt: azonnal le is kerülne. Adj meg későbbit, vagy ürítsd ki.',
    backwards: 'Később kerüljön le, mint ahogy megjelenik.',
    isTimed: (moment) =>
      `Időzítve van (${moment}), ezért most csak az módosíthatja, aki közzé is teheti.`,
  },
  eng: {
    waits: (moment) =>
      `It is timed, and published by itself: ${moment}. Saving is enough. To publish it now, empty “Publish at” first.`,
    ended:
      'The time at which it would be taken off has passed: it would be gone at once. Choose a later one, or empty it.',
    backwards: 'Take it off later than it is published.',
    isTimed: (moment) =>
      `It is timed (${moment}), so only somebody who may publish it can change it now.`,
  },
}
