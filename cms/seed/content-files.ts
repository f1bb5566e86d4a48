import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  analysisKinds,
  blogCategories,
  coverMotifs,
  faqCategories,
  newsletterTopics,
  reviewSubjectNames,
} from '@krono/contract'
import { z } from 'zod'
import { videoAudiences } from '../src/library/videos/video-row'
import { isPictureName, type PictureName } from './images/pictures'

const isPicture = (name: unknown) => typeof name === 'string' && isPictureName(name)

const body = z.array(
  z.union([
    z.string(),
    z.strictObject({ h2: z.string() }),
    z.strictObject({ h3: z.string() }),
    z.strictObject({ ul: z.array(z.string()) }),
    z.strictObject({ ol: z.array(z.string()) }),
    z.strictObject({ quote: z.string() }),
    z.strictObject({ picture: z.custom<PictureName>(isPicture), caption: z.string() }),
    z.strictObject({ chart: z.string(), caption: z.string() }),
    z.strictObject({ cycle: z.string(), day: z.string(), caption: z.string() }),
  ]),
)

/** A text of the seed: a string is a paragraph, any other block states its kind. */
export type Body = z.infer<typeof body>

const seo = z.strictObject({ title: z.string(), description: z.string() })
const button = { buttonLabel: z.string().optional(), buttonUrl: z.string().optional() }

// An entry in its languages.
const perLanguage = <T extends z.ZodType>(entry: T) =>
  z.strictObject({ hun: entry.optional(), eng: entry.optional(), rus: entry.optional() })

const siteSetting = z.strictObject({
  productName: z.string(),
  tagline: z.string(),
  footerLine: z.string(),
  contactEmail: z.string(),
  seller: z.string(),
  registration: z.string(),
  contactPhone: z.string(),
  host: z.string(),
  vat: z.string(),
  complaintsBody: z.string(),
})

const indexVariant = z.strictObject({
  title: z.string(),
  description: body,
  offer: z.strictObject({ description: body, ...button }).optional(),
  advantages: body.optional(),
  excuse: body.optional(),
  seo: seo.optional(),
})

const homeSection = z.strictObject({
  title: z.string(),
  text: body.optional(),
  order: z.number(),
  registrationLabel: z.string().optional(),
  ...button,
})

const description = z.strictObject({
  slug: z.string(),
  title: z.string(),
  content: body,
  url: z.string().optional(),
  buttonText: z.string().optional(),
  seo: seo.optional(),
})

const page = z.strictObject({ title: z.string(), blocks: body, seo: seo.optional() })
const interpretation = z.strictObject({
  title: z.string().max(80),
  lead: z.string().max(400),
  contains: body,
  forWhom: body,
  faq: z.array(z.strictObject({ question: z.string().max(160), answer: body })),
  seo: seo.optional(),
})
const salesPage = z.strictObject({
  title: z.string().max(120),
  lead: z.string().max(400),
  sections: z.array(
    z.strictObject({
      kind: z.string(),
      title: z.string().max(120).optional(),
      text: body.default([]),
      date: z.string().optional(),
      facts: z
        .array(z.strictObject({ label: z.string().max(60), text: z.string().max(400) }))
        .default([]),
      questions: z
        .array(z.strictObject({ question: z.string().max(160), answer: body }))
        .default([]),
      buttonLabel: z.string().max(60).optional(),
      buttonUrl: z.string().optional(),
    }),
  ),
  seo: seo.optional(),
})
const registrationForm = z.strictObject({
  title: z.string(),
  lead: z.string(),
  intro: body,
  buttonLabel: z.string(),
  thankYouTitle: z.string(),
  thankYouText: body,
  subscribeTitle: z.string(),
  subscribeText: body,
  seo: seo.optional(),
})
const banner = z.strictObject({
  description: z.string(),
  buttonTitle: z.string(),
  buttonUrl: z.string(),
})
/** `title`: the name for editors, of e-mails that are not the system's. */
const template = z.strictObject({ title: z.string().max(80).optional(), subject: z.string(), body })
const newsletterIssue = perLanguage(
  z.strictObject({ title: z.string().max(80), subject: z.string().max(120), body }),
).extend({ topic: z.enum(newsletterTopics) })
const testQuestion = z.strictObject({
  chakra: z.string(),
  isReversed: z.boolean(),
  hun: z.string(),
  eng: z.string(),
  rus: z.string(),
})
const productWords = z.strictObject({ name: z.string().max(80), unlocks: z.array(z.string()) })
const product = z.strictObject({
  priceHuf: z.number().int(),
  priceGbp: z.number().int(),
  hun: productWords,
  eng: productWords,
  rus: productWords,
})
const faqEntry = perLanguage(
  z.strictObject({ title: z.string().max(160), answer: body, seo: seo.optional() }),
).extend({ category: z.enum(faqCategories), order: z.number().int() })
/** Invented reviews; marked as samples wherever they are shown. */
const reviewSample = perLanguage(
  z.strictObject({
    title: z.string(),
    text: z.string(),
    name: z.string(),
    answer: z.string().optional(),
  }),
).extend({ subject: z.enum(reviewSubjectNames), stars: z.number().int().min(1).max(5) })
const videoWords = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string().max(600),
  category: z.string().max(40),
  chapters: z.array(z.string()),
  captions: z.array(z.string()),
  transcript: z.array(z.string()),
})
const video = z.strictObject({
  order: z.number().int(),
  forWhom: z.enum(videoAudiences),
  hun: videoWords,
  eng: videoWords,
  rus: videoWords,
})
const text = z.strictObject({ title: z.string(), short: z.string(), long: z.string().optional() })

/** The files of seed/content, by path without extension, and their schemas. */
export const contentFiles = {
  'site/site-setting': perLanguage(siteSetting),
  'site/index-variants': z.record(z.string(), perLanguage(indexVariant)),
  'site/home-sections': z.record(z.string(), perLanguage(homeSection)),
  'site/descriptions': z.record(z.string(), perLanguage(description)),
  'site/pages': z.record(z.string(), perLanguage(page)),
  'site/interpretations': z.record(z.enum(analysisKinds), perLanguage(interpretation)),
  'site/sales-pages': z.record(z.enum(['details']), perLanguage(salesPage)),
  'site/registration-forms': z.record(z.string(), perLanguage(registrationForm)),
  'site/banners': z.record(z.string(), perLanguage(banner)),
  'site/test-questions': z.record(z.string(), testQuestion),
  'site/products': z.record(z.string(), product),
  'site/faq': z.record(z.string(), faqEntry),
  'site/review-samples': z.record(z.string(), reviewSample),
  'site/videos': z.record(z.string(), video),
  'site/newsletter-issues': z.record(z.string(), newsletterIssue),
  'site/email-templates': z.record(z.string(), perLanguage(template)),
} as const

/** A post in its languages; each post has its own file. */
export const postFile = z.strictObject({
  category: z.enum(blogCategories),
  postedOn: z.iso.date(),
  coverDate: z.iso.date(),
  coverMotif: z.enum(coverMotifs),
  ...perLanguage(
    z.strictObject({
      slug: z.string(),
      title: z.string().max(120),
      lead: z.string().max(320),
      content: body,
    }),
  ).shape,
})

export const textFile = z.record(z.string(), perLanguage(text))

type ContentFile = keyof typeof contentFiles

/** Folder of the content in the source tree: the JSON files are not compiled. */
export const contentFolder = path.resolve(process.cwd(), 'seed/content')

/** Reads and validates one file. Throws an error with the file's name if it is invalid. */
export function readContent<T extends z.ZodType>(name: string, schema: T): z.infer<T> {
  const json: unknown = JSON.parse(readFileSync(path.join(contentFolder, `${name}.json`), 'utf8'))
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new Error(`seed/content/${name}.json: ${z.prettifyError(result.error)}`)
}

export const readSite = <Name extends ContentFile>(name: Name) =>
  readContent(name, contentFiles[name]) as z.infer<(typeof contentFiles)[Name]>
