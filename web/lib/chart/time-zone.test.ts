import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { transformSync } from '@swc/core'

// Up to 25 hours apart, and Kiritimati skipped a whole day, 1994-12-31. A process reads its time zone from the
// environment when it starts, so each zone needs a process of its own.
const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Budapest']

// The control reads dates in the process's time zone, which the engine must never do: if its results were the same in
// all zones, the zone was not set in the process and the test would prove nothing.
const PROBE = `
  const { createHash } = require('node:crypto')
  const engine = require('./index.js')
  const results = createHash('sha256')
  const control = createHash('sha256')
  const first = '1900-01-01'
  for (let day = engine.dayNumberOf(first); day < engine.dayNumberOf('2030-01-01'); day += 1) {
    const date = engine.dateOf(day)
    const answers = [engine.chartOf(date), engine.relationshipOf(first, date), engine.cycleOf(first, date)]
    results.update(JSON.stringify(answers))
    control.update(String(new Date(date + 'T00:00:00').getTime()))
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  console.log(JSON.stringify({ zone, results: results.digest('hex'), control: control.digest('hex') }))
`

interface Answer {
  zone: string
  results: string
  control: string
}

const folder = mkdtempSync(path.join(tmpdir(), 'krono-chart-'))

function compileTo(target: string): void {
  const sources = readdirSync(__dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))
  for (const name of sources) {
    const { code } = transformSync(readFileSync(path.join(__dirname, name), 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    })
    writeFileSync(path.join(target, name.replace(/\.ts$/, '.js')), code)
  }
  writeFileSync(path.join(target, 'probe.js'), PROBE)
}

function answerIn(zone: string): Answer {
  const probe = path.join(folder, 'probe.js')
  const env = { ...process.env, TZ: zone }
  return JSON.parse(execFileSync(process.execPath, [probe], { env, encoding: 'utf8' })) as Answer
}

describe('every date from 1900 to 2029', () => {
  beforeAll(() => compileTo(folder))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has the same chart, relationship and cycle in every time zone', () => {
    const answers = ZONES.map(answerIn)
    expect(answers.map((answer) => answer.zone)).toEqual(ZONES)
    expect(new Set(answers.map((answer) => answer.control)).size).toBe(ZONES.length)
    expect(new Set(answers.map((answer) => answer.results)).size).toBe(1)
  }, 60_000)
})
