import { dim, duration, green, red, table } from '../lib/terminal.mjs'
import type { Check } from './check.ts'
import { Breach, mapLimited, NotTried } from './lib/assert.ts'
import type { Product } from './lib/product.ts'

export interface Finding {
  check: Check
  database: string
  outcome: keyof typeof marks
  figures: string
  tookMs: number
}

const marks = { held: green('✓'), 'came through': red('✗'), 'not tried': dim('–') }

/** Number of concurrent checks: small enough for the product to serve each of them in time. */
const concurrency = 3

/** The checks of one phase. */
const checksIn = (checks: readonly Check[], when: Check['when']) =>
  checks.filter((check) => check.when === when)

async function attackOnce(check: Check, product: Product): Promise<Finding> {
  const startedAt = Date.now()
  const end = (outcome: Finding['outcome'], figures: string) => ({
    check,
    database: product.database,
    outcome,
    figures,
    tookMs: Date.now() - startedAt,
  })
  try {
    return end('held', await check.run(product))
  } catch (error) {
    if (error instanceof NotTried) return end('not tried', error.message)
    if (error instanceof Breach) return end('came through', error.message)
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return end('came through', message)
  }
}

/**
 * Runs the checks on every product in three phases: first those that disturb no others, some at a time; then those that
 * measure time, one after the other; last those that stop programs, one after the other for each product. `byTurns`:
 * each check runs on one of the products only (decision test-strategy).
 */
export async function runAttacks(
  checks: readonly Check[],
  products: readonly Product[],
  { byTurns = false } = {},
) {
  const findings: Finding[] = []
  const report = (finding: Finding) => {
    findings.push(finding)
    console.log(lineOf(finding))
  }
  const productsFor = (check: Check) =>
    byTurns
      ? products.filter((_product, index) => index === checks.indexOf(check) % products.length)
      : products
  const jobs = (when: Check['when']) =>
    checksIn(checks, when).flatMap((check) =>
      productsFor(check).map((product) => ({ check, product })),
    )
  const attack = async ({ check, product }: ReturnType<typeof jobs>[number]) =>
    report(await attackOnce(check, product))
  await mapLimited(jobs(undefined), concurrency, attack)
  await mapLimited(jobs('alone'), 1, attack)
  await Promise.all(
    products.map((product) =>
      mapLimited(
        jobs('last').filter((job) => job.product === product),
        1,
        attack,
      ),
    ),
  )
  return findings
}

function lineOf({ check, database, outcome, figures, tookMs }: Finding) {
  return `${marks[outcome]} ${check.subject} | ${check.what} | ${database} | ${figures} | ${duration(tookMs)}`
}

/** The results as a table, in the order of the checks. */
export function tableOf(findings: readonly Finding[], checks: readonly Check[]) {
  const rows = checks.flatMap((check) =>
    findings
      .filter((finding) => finding.check === check)
      .sort((a, b) => b.database.localeCompare(a.database))
      .map(({ database, outcome, figures }) => [
        `${check.subject} | ${check.what}`,
        `| ${database}`,
        `| ${outcome === 'came through' ? outcome.toUpperCase() : outcome}`,
        `| ${figures.split('\n')[0]}`,
      ]),
  )
  return leftAligned(rows)
}

function leftAligned(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return table(rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
}
