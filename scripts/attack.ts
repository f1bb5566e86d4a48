import type { Check } from './attack/check.ts'
import { checks } from './attack/checks.ts'
import { startProducts } from './attack/lib/product.ts'
import { type Finding, runAttacks, tableOf } from './attack/run-attacks.ts'
import { Failure } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { temporarySettings } from './lib/product.ts'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { dim } from './lib/terminal.mjs'
import type { Choice } from './test/choice.ts'
import { failedTest } from './test/failed-tests.ts'
import { type Counts, closingLine } from './test/reports.ts'

const everywhere = '--all'

const nameOf = ({ subject, what }: Check) => `${subject}: ${what}`

/** Names that a caller can choose from. */
export const namesOfAttacks = () => checks.map(nameOf)

/**
 * Attacks a product that it starts for this, and prints the outcome of each check. A choice runs on SQLite alone, unless
 * it is to run on every database.
 */
export async function runAttack(choice?: Pick<Choice, 'files' | 'isEverywhere'>): Promise<Counts> {
  const chosen = checks.filter((check) => !choice || choice.files.includes(nameOf(check)))
  const isEverywhere = !choice || choice.isEverywhere
  if (!isEverywhere) console.log(dim(`On SQLite; ${everywhere}: on PostgreSQL as well.`))
  const isWhole = !choice
  const products = await startProducts(isEverywhere)
  const findings = await runAttacks(chosen, products, { byTurns: isWhole })
  console.log(`\n${tableOf(findings, chosen)}\n`)
  const count = (wanted: Finding['outcome']) =>
    findings.filter(({ outcome }) => outcome === wanted).length
  const failures = findings
    .filter(({ outcome }) => outcome === 'came through')
    .map(({ check, database, figures }) => failedTest(`${nameOf(check)} (${database})`, figures))
  return {
    passed: count('held'),
    failed: count('came through'),
    skipped: count('not tried'),
    failures,
  }
}

/** The attacks whose names contain one of the words. Without a word: all, run in turns unless they are to run everywhere. */
function choiceOf(argv: readonly string[]) {
  const words = argv.filter((word) => word !== everywhere).map((word) => word.toLowerCase())
  const isEverywhere = argv.includes(everywhere)
  if (words.length === 0 && !isEverywhere) return undefined
  const isChosen = (name: string) =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word))
  const files = namesOfAttacks().filter(isChosen)
  if (files.length === 0) throw new Failure(`No attack is called ${words.join(', ')}.`)
  return { files, isEverywhere }
}

/** `npm run attack`: the checks of docs/quality.md, "Checks", that need a whole started product. */
export async function attack() {
  const choice = choiceOf(process.argv.slice(3))
  const settings = temporarySettings()
  await prepare(programEnv(settings, wantedPorts(settings)), { tools: true })
  const counts = await runAttack(choice)
  console.log(closingLine([counts]))
  return counts.failed === 0 ? 0 : 1
}
