import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@krono/contract'
import { languageCodes } from '@krono/contract'
import { now } from '../src/lib/clock'
import type { ContentTypeUid } from '../src/lib/content-types'
import { localeOf } from '../src/lib/locales'
import { isMailName, mailRow } from '../src/mail/mails'
import { titleOfLetter } from '../src/mail/name-letters'
import { blocksOf, letterOf, paragraphsOf } from './blocks'
import { contentFolder, postFile, readContent, readSite, textFile } from './content-files'
import { isFilmName } from './films/films'
import { isLibraryFilm, type LibraryFilmName } from './films/library/library-films'
import { isPictureName, type PictureName } from './images/pictures'
import { nextSeasonTurn } from './season-turn'
import type { MediaName } from './upload-media'

/** Fields of one language; a picture is still the name of one. */
export type EntryData = Record<string, unknown>

/** One document of the seed. `key` names it in the seed's own record, whatever editors make of it. */
export type Entry = {
  uid: ContentTypeUid
  key: string
  /** Pictures and films by field (of a component: `offer.image`); the same in every language. */
  media: Readonly<Record<string, MediaName>>
  /** The file of a film of the library, which no media library holds. */
  film?: LibraryFilmName
  /** Waits for an editor, or for the page that it leads to, before anybody sees it. */
  isDraft?: boolean
  languages: Partial<Record<Language, EntryData>>
}

type PerLanguage<T> = Partial<Record<Language, T>>

function mapLanguages<T>(
  source: PerLanguage<T>,
  change: (data: T, language: Language) => EntryData,
) {
  const languages: Entry['languages'] = {}
  for (const language of languageCodes) {
    const data = source[language]
    if (data !== undefined) languages[language] = change(data, language)
  }
  return languages
}

const mediaOr = (name: string, field: string): Entry['media'] =>
  isPictureName(name) || isFilmName(name) ? { [field]: name } : {}

function siteSetting(): Entry[] {
  // Logos and the picture of shared pages are the operator's own: without them ours is drawn.
  const media = { homeImage: 'home-image' } as const
  const languages = mapLanguages(readSite('site/site-setting'), (data) => data)
  return [{ uid: 'api::site-setting.site-setting', key: 'site-setting', media, languages }]
}

function indexVariants(): Entry[] {
  return Object.entries(readSite('site/index-variants')).map(([variant, languages]) => ({
    uid: 'api::index-variant.index-variant',
    key: variant,
    media: {
      ...mediaOr(`home-${variant}`, 'image'),
      ...mediaOr(`mobile-${variant}`, 'mobileBackground'),
      ...mediaOr(`poster-${variant}`, 'offer.image'),
      ...mediaOr(`film-${variant}`, 'offer.video'),
    },
    languages: mapLanguages(languages, ({ offer, ...data }) => ({
      ...data,
      variant,
      description: blocksOf(data.description),
      advantages: blocksOf(data.advantages ?? []),
      excuse: blocksOf(data.excuse ?? []),
      offer: offer && { ...offer, description: blocksOf(offer.description) },
    })),
  }))
}

/** Sections about pages that are still to come: ready to be published with them. */
const unfinished: ReadonlySet<string> = new Set(['course', 'ebook'])

function homeSections(): Entry[] {
  return Object.entries(readSite('site/home-sections')).map(([section, languages]) => ({
    uid: 'api::home-section.home-section',
    key: section,
    isDraft: unfinished.has(section),
    media: mediaOr(`section-${section}`, 'image'),
    languages: mapLanguages(languages, (data) => ({
      ...data,
      section,
      text: blocksOf(data.text ?? []),
    })),
  }))
}

function descriptions(): Entry[] {
  return Object.entries(readSite('site/descriptions')).map(([key, languages]) => ({
    uid: 'api::description.description',
    key,
    media: {},
    languages: mapLanguages(languages, (data) => ({ ...data, content: blocksOf(data.content) })),
  }))
}

/** The blog, a file a post. */
function blogPosts(): Entry[] {
  const files = readdirSync(path.join(contentFolder, 'blog')).sort()
  return files.map((file): Entry => {
    const key = file.replace(/\.json$/, '')
    const { category, postedOn, coverDate, ...languages } = readContent(`blog/${key}`, postFile)
    return {
      uid: 'api::blog-post.blog-post',
      key,
      media: {},
      languages: mapLanguages(languages, (data) => ({
        ...{ category, postedOn, coverDate },
        ...data,
        content: blocksOf(data.content),
      })),
    }
  })
}

/** Chapters and captions are lines with their time; between paragraphs of the transcript stands an empty line. */
function libraryEntries(): Entry[] {
  return Object.entries(readSite('site/films')).map(([key, { order, forWhom, ...words }]) => {
    const name = `library-${key}`
    if (!isLibraryFilm(name)) throw new Error(`There is no film ${name}`)
    return {
      uid: 'api::film.film',
      key,
      film: name,
      media: mediaOr(`poster-${name}`, 'poster'),
      languages: mapLanguages(words, (data) => ({
        ...data,
        order,
        forWhom,
        chapters: data.chapters.join('\n'),
        captions: data.captions.join('\n'),
        transcript: data.transcript.join('\n\n'),
      })),
    }
  })
}

function pages(): Entry[] {
  return Object.entries(readSite('site/pages')).map(([slug, languages]) => ({
    uid: 'api::page.page',
    key: slug,
    media: {},
    languages: mapLanguages(languages, (data) => ({
      ...data,
      slug,
      blocks: blocksOf(data.blocks),
    })),
  }))
}

function registrationForms(): Entry[] {
  return Object.entries(readSite('site/registration-forms')).map(([formId, languages]) => ({
    uid: 'api::registration-form.registration-form',
    key: formId,
    media: mediaOr(`form-${formId}`, 'image'),
    languages: mapLanguages(languages, (data) => ({
      ...data,
      formId,
      intro: blocksOf(data.intro),
      thankYouText: blocksOf(data.thankYouText),
      subscribeText: blocksOf(data.subscribeText),
    })),
  }))
}

function interpretations(): Entry[] {
  return Object.entries(readSite('site/interpretations')).map(([key, languages]) => ({
    uid: 'api::interpretation.interpretation',
    key,
    media: {},
    languages: mapLanguages(languages, (data) => ({
      ...data,
      key,
      contains: blocksOf(data.contains),
      forWhom: blocksOf(data.forWhom),
      faq: data.faq.map(({ question, answer }) => ({ question, answer: blocksOf(answer) })),
    })),
  }))
}

function salesPages(): Entry[] {
  return Object.entries(readSite('site/sales-pages')).map(([key, languages]) => ({
    uid: 'api::sales-page.sales-page',
    key,
    media: {},
    languages: mapLanguages(languages, ({ sections, ...data }) => ({
      ...data,
      key,
      sections: sections.map(({ text, questions, ...section }) => ({
        ...section,
        text: blocksOf(text),
        questions: questions.map(({ question, answer }) => ({
          question,
          answer: blocksOf(answer),
        })),
      })),
    })),
  }))
}

/** Pictures that pages ask for by their identifier (web/server/cms/images.ts knows the same names). */
const siteImageNames = [
  'not-found',
  'not-authorised',
  'coming-soon',
] as const satisfies readonly PictureName[]

function siteImages(): Entry[] {
  return siteImageNames.map((name) => ({
    uid: 'api::site-image.site-image',
    key: name,
    media: { image: name },
    languages: { hun: { azonosito: name }, eng: { azonosito: name }, rus: { azonosito: name } },
  }))
}

/** Seen by everybody, until the season turns. */
function banners(): Entry[] {
  const endDate = nextSeasonTurn(now(), 14).toISOString()
  return Object.entries(readSite('site/banners')).map(([key, languages]) => ({
    uid: 'api::banner.banner',
    key,
    media: mediaOr(`banner-${key}`, 'backgroundImage'),
    languages: mapLanguages(languages, (data) => ({ ...data, endDate })),
  }))
}

/** The system's own letters by their names; any other follows a registration, a day later. */
function letters(): Entry[] {
  return Object.entries(readSite('site/letters')).map(([name, languages]) => {
    const sending = isMailName(name)
      ? { group: mailRow(name).group, delayHours: 0 }
      : { group: 'register', delayHours: 24 }
    return {
      uid: 'api::email-template.email-template',
      key: name,
      media: {},
      languages: mapLanguages(languages, ({ subject, body }, language) => ({
        ...sending,
        title: titleOfLetter({ name, subject, locale: localeOf[language] }),
        name,
        subject,
        body: letterOf(body),
        enabled: true,
      })),
    }
  })
}

function interpretationTexts(): Entry[] {
  const files = readdirSync(path.join(contentFolder, 'texts')).filter((file) =>
    /\.json$/.test(file),
  )
  return files.sort().flatMap((file) => {
    const texts = readContent(`texts/${file.replace(/\.json$/, '')}`, textFile)
    return Object.entries(texts).map(([key, languages]): Entry => {
      const [subject = ''] = key.split('.')
      return {
        uid: 'api::interpretation-text.interpretation-text',
        key,
        media: {},
        languages: mapLanguages(languages, ({ title, short, long }) => ({
          key,
          subject,
          title,
          short: paragraphsOf(short),
          long: long ? paragraphsOf(long) : null,
        })),
      }
    })
  })
}

function testQuestions(): Entry[] {
  return Object.entries(readSite('site/test-questions')).map(
    ([key, { chakra, isReversed, ...texts }]) => ({
      uid: 'api::test-question.test-question',
      key,
      media: {},
      languages: mapLanguages(texts, (text) => ({ key, chakra, isReversed, text })),
    }),
  )
}

/** The catalogue; a line of what it unlocks is a line of the text. */
function products(): Entry[] {
  return Object.entries(readSite('site/products')).map(
    ([key, { priceHuf, priceGbp, ...words }]) => ({
      uid: 'api::product.product',
      key,
      media: {},
      languages: mapLanguages(words, ({ name, unlocks }) => ({
        key,
        priceHuf,
        priceGbp,
        name,
        unlocks: unlocks.join('\n'),
      })),
    }),
  )
}

function faqEntries(): Entry[] {
  return Object.entries(readSite('site/faq')).map(([key, { category, order, ...languages }]) => ({
    uid: 'api::faq-entry.faq-entry',
    key,
    media: {},
    languages: mapLanguages(languages, (data) => ({
      ...data,
      category,
      order,
      answer: blocksOf(data.answer),
    })),
  }))
}

/** Everything that a fresh site holds, in the order in which editors and visitors miss it most. */
export const readEntries = (): Entry[] => [
  ...siteSetting(),
  ...indexVariants(),
  ...homeSections(),
  ...pages(),
  ...descriptions(),
  ...blogPosts(),
  ...libraryEntries(),
  ...registrationForms(),
  ...faqEntries(),
  ...interpretations(),
  ...salesPages(),
  ...siteImages(),
  ...banners(),
  ...products(),
  ...letters(),
  ...interpretationTexts(),
  ...testQuestions(),
]
