import { readdirSync } from 'node:fs'
import path from 'node:path'
import { paragraphsOf } from '../blocks'
import { contentFolder, readContent, readSite, textFile } from '../content-files'
import { type Entry, mapLanguages } from './entry'

export function interpretationTexts(): Entry[] {
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

export function testQuestions(): Entry[] {
  return Object.entries(readSite('site/test-questions')).map(
    ([key, { chakra, isReversed, ...texts }]) => ({
      uid: 'api::test-question.test-question',
      key,
      media: {},
      languages: mapLanguages(texts, (text) => ({ key, chakra, isReversed, text })),
    }),
  )
}
