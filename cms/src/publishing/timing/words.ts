import type { PanelLanguage } from '../../platform/lib/panel-language'

type Words = {
  /** Why a draft cannot be published by hand before its time. */
  waits: (moment: string) => string
  ended: string
  backwards: string
  /** For users without the publish right. */
  isTimed: (moment: string) => string
}

/** Messages of the panel about invalid times. */
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
      `It is scheduled and will be published automatically: ${moment}. Saving is enough. To publish it now, empty “Publish at” first.`,
    ended:
      'The time to take it off has passed: it would disappear at once. Choose a later time, or empty it.',
    backwards: 'Take it off later than it is published.',
    isTimed: (moment) =>
      `It is scheduled (${moment}), so only somebody who may publish it can change it now.`,
  },
}
