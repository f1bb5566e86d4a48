import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  type Chart,
  type Cycle,
  chartOf,
  cycleOf,
  engineVersion,
  type Group,
  groupOf,
  type Relationship,
  relationshipOf,
} from './index'

// The specification's own vectors if available, else the copy in this repository.
const COPIES = path.join(__dirname, 'vectors')
const SHARED = path.join(__dirname, '../../../../shared/spec/vectors')
const SOURCE = existsSync(SHARED) ? SHARED : COPIES

function vectorsIn<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(path.join(SOURCE, file), 'utf8')) as Shape
}

const charts = vectorsIn<Record<string, Omit<Chart, 'engineVersion' | 'date'>>>('charts.json')
const relationships = vectorsIn<Omit<Relationship, 'engineVersion'>[]>('relationships.json')
const groups = vectorsIn<Omit<Group, 'engineVersion'>[]>('groups.json')
const cycles = vectorsIn<Omit<Cycle, 'engineVersion'>[]>('cycles.json')

// Engine §9 allows a difference of 0.1 in a decimal. This test allows no difference, nor another order of the keys.
function expectExactly(actual: object, expected: object): void {
  expect(actual).toStrictEqual(expected)
  expect(JSON.stringify(actual)).toBe(JSON.stringify(expected))
}

describe('a result equals the test vector of the specification', () => {
  it.each(Object.entries(charts))('for the chart of %s', (date, chart) => {
    expectExactly(chartOf(date), { engineVersion, date, ...chart })
  })

  it.each(relationships)('for $a towards $b', (relationship) => {
    const { a, b } = relationship
    expectExactly(relationshipOf(a, b), { engineVersion, ...relationship })
  })

  it.each(groups)('for the group of $dates', (group) => {
    expectExactly(groupOf(group.dates), { engineVersion, ...group })
  })

  it.each(cycles)('for $day after a birth on $birth', (cycle) => {
    expectExactly(cycleOf(cycle.birth, cycle.day), { engineVersion, ...cycle })
  })
})

describe('the copy of the vectors', () => {
  const files = ['charts.json', 'relationships.json', 'groups.json', 'cycles.json']

  it.each(files)('%s equals the file of the specification', (file) => {
    const copy = readFileSync(path.join(COPIES, file), 'utf8')
    expect(copy).toBe(readFileSync(path.join(SOURCE, file), 'utf8'))
  })
})
