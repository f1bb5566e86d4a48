import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@krono/contract'
import { contentFolder, readContent, textFile } from '../../seed/content-files'
import type { EditionTexts, LanguageTexts } from '../../src/analysis/analyses/texts/edition-text'

const files = readdirSync(path.join(contentFolder, 'texts')).sort()

/** The seeded interpretation texts: key and languages, with duplicates. */
export const seededTexts = files.flatMap((file) =>
  Object.entries(readContent(`texts/${file.replace('.json', '')}`, textFile)),
)

const paragraphs = (text: string | undefined) => (text ? text.split('\n\n') : [])

const textsIn = (language: Language): LanguageTexts =>
  Object.fromEntries(
    seededTexts.flatMap(([key, { [language]: text }]) =>
      text
        ? [[key, { title: text.title, short: paragraphs(text.short), long: paragraphs(text.long) }]]
        : [],
    ),
  )

/** The seeded texts as an edition. */
export const seededEdition = (): EditionTexts => ({
  hun: textsIn('hun'),
  eng: textsIn('eng'),
  rus: textsIn('rus'),
})
