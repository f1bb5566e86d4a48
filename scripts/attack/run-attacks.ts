import { dim, duration, green, red, table } from '../lib/terminal.mjs'
import type { Check } from './check.ts'
import { Breach, inTurns, NotTried } from './lib/assert.ts'
import type { Product } from './lib/product.ts'

export interface Finding {
  check: Check
  database: string
  outcome: keyof typeof marks
  figures: string
  tookMs: number
}

const marks = { held: green('✓'), 'came through': red('✗'), 'not tried': dim('–') }

/** Checks that run beside each other: few enough to leave the product time for each. */
const besides = 3

/** Which part of the plan a check belongs to. */
const partOf = (checks: readonly Check[], when: Check['when']) =>
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
 * Attacks every product: first checks that disturb no others, some at a time; then, one after the other, those that
 * measure time; at last those that stop programs, of which each product has its own. `byTurns`: each check is tried on
 * one of them (decision test-strategy).
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
    partOf(checks, when).flatMap((check) =>
      productsFor(check).map((product) => ({ check, product })),
    )
  const attack = async ({ check, product }: ReturnType<typeof jobs>[number]) =>
    report(await attackOnce(check, product))
  await inTurns(jobs(undefined), besides, attack)
  await inTurns(jobs('alone'), 1, attack)
  await Promise.all(
    products.map((product) =>
      inTurns(
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

/** The whole as a table, check by check in the order of the list. */
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
