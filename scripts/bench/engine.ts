// Charts and relationships a second on one core, compared with a plain loop over three sines and 30 days.
// A separate program, so that no other work takes time; `npm run bench` compiles the engine to dist first.
import { createRequire } from 'node:module'
import path from 'node:path'
import { web } from '../lib/paths.mjs'

const engine: typeof import('../../web/lib/chart/dist/index.js') = createRequire(import.meta.url)(
  path.join(web, 'lib/chart/dist/index.js'),
)
const { chartOf, relationshipOf, dateOf, dayNumberOf } = engine

const ROUNDS = 9
const ROUND_MS = 300
const CALLS_BETWEEN_LOOKS = 500

const PERIODS = [23, 28, 33]
const FIRST_BIRTH = dayNumberOf('1930-01-01')
const dates = Array.from({ length: 4096 }, (_, index) => dateOf(FIRST_BIRTH + index * 8))
const dateAt = (index: number) => dates[index & 4095] ?? ''

// What a typical biorhythm script computes for one person and one month.
function threeCyclesOver30Days(jdn: number, birth: number) {
  let sum = 0
  for (let day = 0; day < 30; day += 1) {
    for (const period of PERIODS) {
      sum += 100 * Math.sin((2 * Math.PI * ((jdn + day - birth) % period)) / period)
    }
  }
  return sum
}

const contestants = {
  charts: (call: number) => chartOf(dateAt(call)).totalVitalEnergy.value,
  relationships: (call: number) => relationshipOf(dateAt(call), dateAt(call * 7)).harmony,
  baseline: (call: number) => threeCyclesOver30Days(2461366, FIRST_BIRTH + (call & 4095) * 8),
}

// The results are summed and checked, so that no call can be optimised away.
let checksum = 0

function ratePerSecond(run: (call: number) => number) {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < ROUND_MS) {
    for (let call = 0; call < CALLS_BETWEEN_LOOKS; call += 1) checksum += run(calls + call)
    calls += CALLS_BETWEEN_LOOKS
    elapsed = performance.now() - start
  }
  return (calls / elapsed) * 1000
}

function median(numbers: readonly number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

type Contestant = keyof typeof contestants
const names: readonly Contestant[] = ['charts', 'relationships', 'baseline']
const rates: Record<Contestant, number[]> = { charts: [], relationships: [], baseline: [] }
// Round 0 warms up. The three alternate, so that a busy moment of the machine affects all of them.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of names) {
    const rate = ratePerSecond(contestants[name])
    if (round > 0) rates[name].push(rate)
  }
}
if (!Number.isFinite(checksum)) throw new Error('The engine returned a value that is not a number')

const baseline = median(rates.baseline)
function line(label: string, name: Contestant) {
  const rate = median(rates[name])
  const ratio = name === 'baseline' ? '' : `  ${(rate / baseline).toFixed(2)} × the baseline`
  console.log(`${label.padEnd(36)}${Math.round(rate).toLocaleString('en').padStart(12)}/s${ratio}`)
}
line('baseline: three cycles over 30 days', 'baseline')
line('charts', 'charts')
line('relationships', 'relationships')

// Requirement (quality, "Figures"): at least as many charts as rounds of the loop.
if (median(rates.charts) < baseline) process.exitCode = 1
