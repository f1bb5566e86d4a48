import { expect, test } from '@jest/globals'
import { analysisKinds, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse } from '../../src/analysis/analyses/compose/outline'
import {
  placeholdersBySubject,
  unknownPlaceholders,
} from '../../src/analysis/analysis-texts/placeholders'
import { madeOn, randomPeople } from './random-people'
import { seededTexts } from './seeded-texts'

test.each(seededTexts)('%s has only placeholders that are filled', (key, texts) => {
  for (const language of ['hun', 'eng', 'rus'] as const) {
    const { title = '', short = '', long = '' } = texts[language] ?? {}
    expect(unknownPlaceholders(key, `${short}\n${long}`, language)).toEqual([])
    expect(title).not.toMatch(/[{}]/)
  }
})

test.each(analysisKinds)('%s fills every placeholder of its texts', (kind) => {
  const { people } = randomPeople(9)
  const [, most] = peopleOfAnalysis(kind)
  const prose = Array.from({ length: 100 }, () =>
    composeAnalysis({
      ...{ kind, madeOn, lastMadeOn: '2025-11-20' },
      people: people(Math.min(most, 6), kind),
    }),
  ).flatMap(({ chapters }) => chapters.flatMap(({ blocks }) => blocks.filter(isProse)))
  const texts = new Map(seededTexts)
  for (const { key, fillings = {} } of prose) {
    const { numbers = {}, names = {}, dates = {} } = fillings
    const filled = Object.keys({ ...numbers, ...names, ...dates })
    const allowed = placeholdersBySubject[key.split('.')[0] ?? ''] ?? []
    expect(allowed).toEqual(expect.arrayContaining(filled.filter((one) => one !== 'lead')))
    for (const language of ['hun', 'eng', 'rus'] as const) {
      const { short = '', long = '' } = texts.get(key)?.[language] ?? {}
      for (const [, what = ''] of `${short}${long}`.matchAll(/\{\{(\w+)/g))
        expect([key, filled]).toEqual([key, expect.arrayContaining([what])])
    }
  }
})

test.each([
  ['detail.physical.low-root', 'Az értéke {{value}}.', 'hun', []],
  ['detail.physical.low-root', 'Az értéke {{valeu}}.', 'hun', ['{{valeu}}']],
  ['inNumbers.crown-root-1', '{{name:nak}} {{high}}', 'hun', []],
  ['inNumbers.crown-root-1', '{{name:nak}} {{high:nak}}', 'hun', ['{{high:nak}}']],
  ['inNumbers.crown-root-1', '{{name:nak}}', 'eng', ['{{name:nak}}']],
  ['inNumbers.crown-root-1', '{{name:ban}}', 'hun', ['{{name:ban}}']],
  ['inNumbers.crown-root-1', '{name} {{name', 'hun', ['{', '}', '{{']],
  ['physical.low', '{{value}}', 'hun', ['{{value}}']],
] as const)('in %s "%s" (%s) %j is unknown', (key, text, language, unknown) => {
  expect(unknownPlaceholders(key, text, language)).toEqual(unknown)
})
