import { z } from 'zod'
import { faqCategories } from '@/lib/contract/faq'
import { chakraKey } from '@/lib/contract/personality'
import { readBlocks, readProse } from '@/lib/contract/read-blocks'
import type { FromPanel } from '@/server/preview/part'

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const imageSchema = z
  .object({
    url: z.string(),
    alternativeText: text,
    width: z.number().nullish(),
    height: z.number().nullish(),
  })
  .nullish()
  .transform((value) => value ?? undefined)

const nodes = z.array(z.unknown()).nullish()

/** Rich text in blocks. */
export const blocksSchema = nodes.transform((value) => readBlocks(value ?? []))

/** Rich text without other elements than words. */
export const proseSchema = nodes.transform((value) => readProse(value ?? []))

export const seoSchema = z
  .object({
    title: text,
    description: text,
    coverImage: imageSchema,
    noindex: z.boolean().nullish(),
  })
  .nullish()
  .transform((value) => value ?? undefined)

export const siteSettingSchema = z.object({
  productName: text,
  tagline: text,
  footerLine: text,
  contactEmail: text,
  /** The seller, for receipts; several lines. */
  seller: text,
  /** Registration number and registry of the seller. */
  registration: text,
  contactPhone: text,
  /** The host of the site. */
  host: text,
  /** Whether prices include tax: a sentence beside each price. */
  vat: text,
  /** Body for unresolved complaints of buyers; several lines. */
  complaintsBody: text,
  /** Seller and related details are the operator's own, and not a sample. */
  hasRealDetails: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  logo: imageSchema,
  logoLight: imageSchema,
  homeImage: imageSchema,
  ogImage: imageSchema,
})

export const indexVariantSchema = z.object({
  variant: z.string(),
  title: text,
  description: blocksSchema,
  image: imageSchema,
  mobileBackground: imageSchema,
  offer: z
    .object({
      description: blocksSchema,
      image: imageSchema,
      video: imageSchema,
      buttonLabel: text,
      buttonUrl: text,
    })
    .nullish()
    .transform((value) => value ?? undefined),
  advantages: blocksSchema,
  excuse: blocksSchema,
  seo: seoSchema,
})

export const homeSectionSchema = z.object({
  section: z.string(),
  title: text,
  text: blocksSchema,
  image: imageSchema,
  buttonLabel: text,
  buttonUrl: text,
  registrationLabel: text,
  order: z.number().nullish(),
})

export const descriptionSchema = z.object({
  slug: z.string(),
  title: text,
  content: blocksSchema,
  url: text,
  buttonText: text,
  seo: seoSchema,
  updatedAt: z.string().optional(),
})

/** One value of a list; the first one if a draft has none yet, so that its preview works. */
export const choiceOf = <const T extends string>(all: readonly [T, ...T[]]) =>
  z
    .enum(all)
    .nullish()
    .transform((value): T => value ?? all[0])

export const faqEntrySchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: text,
  category: choiceOf(faqCategories),
  order: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  answer: blocksSchema,
  seo: seoSchema,
  updatedAt: z.string().optional(),
})

export const pageSchema = z.object({
  slug: z.string(),
  title: text,
  blocks: blocksSchema,
  seo: seoSchema,
  updatedAt: z.string().optional(),
})

export const registrationFormSchema = z.object({
  formId: z.string(),
  title: text,
  lead: text,
  intro: blocksSchema,
  image: imageSchema,
  buttonLabel: text,
  thankYouTitle: text,
  thankYouText: blocksSchema,
  subscribeTitle: text,
  subscribeText: blocksSchema,
  seo: seoSchema,
})

export const interpretationPageSchema = z.object({
  key: z.string(),
  title: text,
  lead: text,
  contains: blocksSchema,
  forWhom: blocksSchema,
  faq: z
    .array(z.object({ id: z.number(), question: text, answer: blocksSchema }))
    .nullish()
    .transform((value) => value ?? []),
  seo: seoSchema,
  updatedAt: z.string().optional(),
})

export const siteImageSchema = z.object({ azonosito: z.string(), image: imageSchema })

export const interpretationSchema = z.object({ key: z.string(), title: text, short: proseSchema })

export const testQuestionSchema = z.object({
  key: z.string(),
  chakra: chakraKey,
  isReversed: z.boolean(),
  text: z.string().min(1),
})

export type IndexVariant = z.infer<typeof indexVariantSchema> & FromPanel
export type InterpretationPage = z.infer<typeof interpretationPageSchema> & FromPanel
export type RegistrationForm = z.infer<typeof registrationFormSchema> & FromPanel
export type Seo = z.infer<typeof seoSchema>
export type Image = NonNullable<z.infer<typeof imageSchema>>
export type Interpretation = z.infer<typeof interpretationSchema> & FromPanel
export type HomeSection = z.infer<typeof homeSectionSchema> & FromPanel
