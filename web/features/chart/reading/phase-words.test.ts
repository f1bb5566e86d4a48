import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { chakras, chartOf, type Level } from '@krono/chart'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { splitLabel } from '../drawing/node'

const levels: readonly Level[] = ['low', 'average', 'aboveAverage', 'extremelyHigh']
const features = path.join(__dirname, '../..')
const spoken = { hun, eng, rus }

const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => [file, readFileSync(path.join(features, file), 'utf8')] as const)

/** A chakra’s reading has both an energy and a level; what takes its word from `level.` would grade the number. */
test('no source says a bare level of what is the reading of a chakra', () => {
  const bare = sources.filter(([, text]) =>
    /level(\.\$\{|\[)(reading|first|second)\.level/.test(text),
  )
  expect(bare.map(([file]) => file)).toEqual([])
})

test.each(Object.entries(spoken))('in %s every phase names itself one', (language, messages) => {
  const word = { hun: /szakasz$/, eng: /phase$/, rus: /фаза/ }[language as keyof typeof spoken]
  for (const level of levels) {
    expect(messages.phase[level]).toMatch(word)
    expect(messages.level[level]).not.toMatch(word)
  }
})

test.each(Object.entries(spoken))('in %s a phase fits beside the widest outline', (_, messages) => {
  for (const level of levels) {
    const lines = splitLabel(messages.phase[level])
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(11)
  }
})

test('there is a chart in which both words would contradict each other', () => {
  const { root } = chartOf('1984-06-12').chakras
  expect([root.energy, root.level]).toEqual([24, 'average'])
  expect(chakras).toHaveLength(7)
})
