import { expect, test } from '@jest/globals'
import type { Level } from '@krono/chart'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { splitLabel } from '../drawing/node'

const levels: readonly Level[] = ['low', 'average', 'aboveAverage', 'extremelyHigh']
const messagesByLanguage = { hun, eng, rus }

const namesOf = (names: Record<Level, string>) => levels.map((level) => names[level])

/** The first letters of the words of names, so that an inflected word is the same word: „средний”, „средняя”. */
const stemsOf = (names: readonly string[]) =>
  names.flatMap((name) => name.split(' ').map((word) => word.slice(0, 4)))

test.each(Object.entries(messagesByLanguage))(
  'in %s no name of a phase equals or contains the name of a level',
  (_, { phase, level }) => {
    const stemsOfLevels = new Set(stemsOf(namesOf(level)))
    expect(stemsOf(namesOf(phase)).filter((stem) => stemsOfLevels.has(stem))).toEqual([])
  },
)

test.each(Object.entries(messagesByLanguage))(
  'in %s every phase has a name of its own',
  (_, { phase }) => {
    expect(new Set(namesOf(phase)).size).toBe(levels.length)
  },
)

test.each(Object.entries(messagesByLanguage))(
  'in %s a phase fits beside the widest outline',
  (_, messages) => {
    for (const level of levels) {
      const lines = splitLabel(messages.phase[level])
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(11)
    }
  },
)
