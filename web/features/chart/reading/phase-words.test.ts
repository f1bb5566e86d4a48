import { expect, test } from '@jest/globals'
import type { Level } from '@krono/chart'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { splitLabel } from '../drawing/node'

const levels: readonly Level[] = ['low', 'average', 'aboveAverage', 'extremelyHigh']
const messagesByLanguage = { hun, eng, rus }

test.each(Object.entries(messagesByLanguage))(
  'in %s the name of every phase contains the word "phase", and that of no level does',
  (language, messages) => {
    const word = { hun: /szakasz$/, eng: /phase$/, rus: /фаза/ }[
      language as keyof typeof messagesByLanguage
    ]
    for (const level of levels) {
      expect(messages.phase[level]).toMatch(word)
      expect(messages.level[level]).not.toMatch(word)
    }
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
