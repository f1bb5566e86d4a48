import type { InEach } from '../our-words'

type Words = {
  title: string
  waits: string
  publish: (languages: string) => string
  more: (language: string) => string
  failed: string
}

/** Texts about locales that lack a shared change. */
export const pendingWords: InEach<Words> = {
  hun: {
    title: 'A többi nyelv',
    waits: 'Ami minden nyelven közös (például a kép), más nyelven még a régi.',
    publish: (languages) => `Közzététel ezeken is: ${languages}`,
    more: (language) => `${language}: más is vár közzétételre, nézd meg előbb.`,
    failed: 'Nem sikerült. Próbáld újra.',
  },
  eng: {
    title: 'Other languages',
    waits: 'What all languages share (a picture, for example) is still the old one in others.',
    publish: (languages) => `Publish in these too: ${languages}`,
    more: (language) => `${language}: something else waits to be published, look at it first.`,
    failed: 'That failed. Please try again.',
  },
  rus: {
    title: 'Другие языки',
    waits: 'То, что общее для всех языков (например, картинка), на других языках пока старое.',
    publish: (languages) => `Опубликовать и там: ${languages}`,
    more: (language) => `${language}: там ждут и другие изменения, сначала посмотри их.`,
    failed: 'Не получилось. Попробуй ещё раз.',
  },
}
