import type { Language } from './languages'

// Without zod: pages know these too.

/** What letters of the newsletter are about; readers take what they like of it. */
export const newsletterTopics = ['writings', 'tools', 'offers'] as const

export type NewsletterTopic = (typeof newsletterTopics)[number]

/** Every letter of one's topics, or one a month at most. */
export const newsletterRhythms = ['every', 'monthly'] as const

export type NewsletterRhythm = (typeof newsletterRhythms)[number]

/** How long the link of the letter that asks "was it you?" holds. */
export const newsletterConfirmDays = 7

/**
 * Text of the newsletter consent, word by word: it is shown beside the checkbox and stored with the subscription, so
 * the two are the same text. Another text is another version.
 */
export const newsletterConsent = {
  version: '2026-11-25',
  texts: {
    hun: 'Kérem a {product} hírlevelét: havonta egy-két levél új írásokról, számításokról, ritkán egy ajánlatról. Tudom, hogy bármelyik levél aljáról egy kattintással leiratkozhatok.',
    eng: 'Send me the {product} newsletter: one or two letters a month about new texts and calculations, now and then an offer. I know that I can leave with one click from the foot of any letter.',
    rus: 'Присылайте мне рассылку {product}: одно-два письма в месяц о новых текстах и расчётах, изредка предложение. Я знаю, что отписаться можно одним нажатием внизу любого письма.',
  },
} as const satisfies { version: string; texts: Record<Language, string> }

/** The text with the name of the product in it. */
export const newsletterConsentText = (language: Language, product: string): string =>
  newsletterConsent.texts[language].replace('{product}', product)
