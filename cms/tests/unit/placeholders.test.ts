import { expect, test } from '@jest/globals'
import { analysisKinds, languageCodes, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse } from '../../src/analysis/analyses/compose/outline'
import { placeholdersOf, unknownPlaceholders } from '../../src/analysis/analysis-texts/placeholders'
import { madeOn, randomPeople } from './random-people'
import { seededTexts } from './seeded-texts'

test('texts have only placeholders that are filled, and none in a title', () => {
  const faults = seededTexts.flatMap(([key, texts]) =>
    languageCodes.flatMap((language) => {
      const { title = '', short = '', long = '' } = texts[language] ?? {}
      const unknown = unknownPlaceholders(key, `${short}\n${long}`, language)
      return [...unknown, ...(title.match(/[{}]/) ?? [])].map((one) => `${key}: ${one}`)
    }),
  )
  expect(faults).toEqual([])
})

test.each(analysisKinds)('%s fills exactly the placeholders that its texts may have', (kind) => {
  const { people } = randomPeople(9)
  const [, most] = peopleOfAnalysis(kind)
  const prose = Array.from({ length: 100 }, () =>
    composeAnalysis({
      ...{ kind, madeOn, lastMadeOn: '2025-11-20' },
      people: people(Math.min(most, 6), kind),
    }),
  ).flatMap(({ chapters }) => chapters.flatMap(({ blocks }) => blocks.filter(isProse)))
  const faults = new Set<string>()
  for (const { key, fillings = {} } of prose) {
    const { numbers = {}, names = {}, dates = {} } = fillings
    const filled = Object.keys({ ...numbers, ...names, ...dates })
    const allowed = placeholdersOf(key)
    for (const one of filled) if (!allowed.includes(one)) faults.add(`${key} is filled with ${one}`)
    for (const one of allowed) if (!filled.includes(one)) faults.add(`${key} lacks ${one}`)
  }
  expect([...faults]).toEqual([])
})

test('every text that leads a month has the name', () => {
  const nameless = seededTexts
    .filter(([key]) => key.startsWith('monthLeads.'))
    .flatMap(([key, texts]) =>
      Object.entries(texts).flatMap(([language, text]) =>
        text?.short.includes('{{name}}') ? [] : [`${key} in ${language}`],
      ),
    )
  expect(nameless).toEqual([])
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
  ['theme.rest-root-release', '{{low}} {{value}}', 'hun', ['{{value}}']],
  ['week.root-4', '{{best}} {{quiet}} {{crossing}}', 'eng', ['{{crossing}}']],
] as const)('in %s "%s" (%s) %j is unknown', (key, text, language, unknown) => {
  expect(unknownPlaceholders(key, text, language)).toEqual(unknown)
})
