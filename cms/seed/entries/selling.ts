import { blocksOf } from '../blocks'
import { readSite } from '../content-files'
import { type Entry, mapLanguages, mediaOr } from './entry'

export function registrationForms(): Entry[] {
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

export function interpretations(): Entry[] {
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

export function salesPages(): Entry[] {
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

/** The products; each line of `unlocks` is one item. */
export function products(): Entry[] {
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
