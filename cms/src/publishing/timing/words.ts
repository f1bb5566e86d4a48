import type { PanelLanguage } from '../../platform/lib/panel-language'

type Words = {
  /** Why a draft cannot be published by hand before its time. */
  scheduledMessage: (moment: string) => string
  unpublishTimePast: string
  endsBeforeStart: string
  /** For users without the publish right. */
  scheduledNoRight: (moment: string) => string
}

/** Messages of the panel about invalid times. */
export const timingWords: Record<PanelLanguage, Words> = {
  hun: {
    scheduledMessage: (moment) =>
      `Időzítve van: magától jelenik meg ekkor: ${moment}. Ehhez elég menteni. Ha most szeretnéd közzétenni, előbb ürítsd ki a „Mikor jelenjen meg” mezőt.`,
    unpublishTimePast:
      'Az időpont, amikor lekerülne, már elmúlt: azonnal le is kerülne. Adj meg későbbit, vagy ürítsd ki.',
    endsBeforeStart: 'Később kerüljön le, mint ahogy megjelenik.',
    scheduledNoRight: (moment) =>
      `Időzítve van (${moment}), ezért most csak az módosíthatja, aki közzé is teheti.`,
  },
  eng: {
    scheduledMessage: (moment) =>
      `It is scheduled and will be published automatically: ${moment}. Saving is enough. To publish it now, empty “Publish at” first.`,
    unpublishTimePast:
      'The time to take it off has passed: it would disappear at once. Choose a later time, or empty it.',
    endsBeforeStart: 'Take it off later than it is published.',
    scheduledNoRight: (moment) =>
      `It is scheduled (${moment}), so only somebody who may publish it can change it now.`,
  },
}
