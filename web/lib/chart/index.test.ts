import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  chakras,
  chartOf,
  cycleOf,
  cycleRangeOf,
  engineVersion,
  groupOf,
  InvalidDateError,
  levelChakras,
  meanLimits,
  phaseOf,
  relationshipOf,
  totalLimits,
  valueChakras,
} from './index'

const DATE = '1984-06-12'

describe('every result', () => {
  it.each([
    ['a chart', () => chartOf(DATE)],
    ['a relationship', () => relationshipOf(DATE, '1990-01-01')],
    ['a group', () => groupOf([DATE, '1990-01-01'])],
    ['an energy cycle', () => cycleOf(DATE, '2020-01-01')],
    ['a range of days', () => cycleRangeOf(DATE, '2020-01-01', 3)],
  ])('contains the engine version: %s', (_, compute) => {
    expect(compute().engineVersion).toBe('1.0.0')
    expect(Object.keys(compute())[0]).toBe('engineVersion')
  })

  it('is not affected by a caller that modifies an earlier result', () => {
    const spoil = (target: object) => {
      for (const [key, value] of Object.entries(target)) {
        if (typeof value === 'object' && value !== null) spoil(value)
        Reflect.set(target, key, 'spoilt')
        Reflect.deleteProperty(target, key)
      }
    }
    const computeAll = () => [
      chartOf(DATE),
      relationshipOf(DATE, '1990-01-01'),
      groupOf([DATE, '1990-01-01']),
      cycleRangeOf(DATE, DATE, 60),
    ]
    const before = JSON.stringify(computeAll())
    for (const result of computeAll()) spoil(result)
    for (const table of [chakras, levelChakras, valueChakras, meanLimits, totalLimits]) spoil(table)
    expect(JSON.stringify(computeAll())).toBe(before)
  })

  it('contains the version of the package', () => {
    const manifest = JSON.parse(readFileSync(path.join(__dirname, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: '@krono/chart', version: engineVersion })
    expect(manifest).not.toHaveProperty('dependencies')
  })
})

describe('a chart with an empty side', () => {
  it('has no restraint when the intake side is empty', () => {
    const { sides, restraint, activity } = chartOf('1970-09-05')
    expect(sides).toMatchObject({ intake: [], intakeEnergy: 0, dominant: 'release' })
    expect(restraint).toEqual({ value: 0, level: 'low' })
    expect(activity).toEqual({ value: 32.9, level: 'low' })
  })

  it('has no activity when the release side is empty', () => {
    const { sides, restraint, activity } = chartOf('1970-08-10')
    expect(sides).toMatchObject({ release: [], releaseEnergy: 0, dominant: 'intake' })
    expect(activity).toEqual({ value: 0, level: 'low' })
    expect(restraint).toEqual({ value: 44.3, level: 'average' })
  })
})

describe('the figures behind a chakra', () => {
  it('lead from the date to the energy', () => {
    // 2000-01-01 is day 2451545; 2451545 = 33 · 74289 + 8, and 8 of 33 days are 87.27°.
    expect(phaseOf('solarPlexus', '2000-01-01')).toEqual({
      jdn: 2451545,
      period: 33,
      phase: 8,
      octant: 1,
      degrees: 87.272727273,
      sine: 0.998867339,
      cosine: 0.047581916,
      energy: 99.943366959,
    })
  })

  it('are refused for a day that does not exist', () => {
    expect(() => phaseOf('root', '2100-02-29')).toThrow(InvalidDateError)
  })
})
