import type { Language } from './languages'

// Without zod, because page code imports it too.

/** Topics of the newsletter; readers choose among them. */
export const newsletterTopics = ['writings', 'tools', 'offers'] as const

export type NewsletterTopic = (typeof newsletterTopics)[number]

/** Every newsletter of the chosen topics, or at most one a month. */
export const newsletterRhythms = ['every', 'monthly'] as const

export type NewsletterRhythm = (typeof newsletterRhythms)[number]

/** Days for which the link of the confirmation e-mail is valid. */
export const newsletterConfirmDays = 7

/**
 * Text of the newsletter consent. It is shown beside the checkbox and stored with the subscription, so both are the
 * same text. A changed text needs a new version.
 */
export const newsletterConsent = {
  version: '2026-11-25',
  texts: {
    hun: 'Kérem a {product} hírlevelét: havonta egy-két levél új írásokról, számításokról, ritkán egy ajánlatról. Tudom, hogy bármelyik levél aljáról egy kattintással leiratkozhatok.',
    eng: 'Send me the {product} newsletter: one or two letters a month about new texts and calculations, now and then an offer. I know that I can leave with one click from the foot of any letter.',
    rus: 'Присылайте мне рассылку {product}: одно-два письма в месяц о новых текстах и расчётах, изредка предложение. Я знаю, что отписаться можно одним нажатием внизу любого письма.',
  },
} as const satisfies { version: string; texts: Record<Language, string> }

/** The consent text with the product's name. */
export const newsletterConsentText = (language: Language, product: string): string =>
  newsletterConsent.texts[language].replace('{product}', product)
