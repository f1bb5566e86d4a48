import { rmSync } from 'node:fs'
import path from 'node:path'
import { lastLines } from '../lib/failure.mjs'
import { logs } from '../lib/paths.mjs'
import { succeeds } from '../lib/run.mjs'
import { doneLine, failedLine } from '../lib/steps.mjs'
import type { Check } from './checks.ts'

const atOnce = 2
const linesShown = 60

async function passes(
  { name, cwd, commands }: Check,
  env: Record<string, string>,
): Promise<boolean> {
  const startedAt = Date.now()
  const logFile = path.join(logs, `check-${name.replaceAll(' ', '-')}.log`)
  rmSync(logFile, { force: true })
  for (const args of commands) {
    if (await succeeds({ args, cwd, env, logFile, appends: true })) continue
    console.log(failedLine(name, Date.now() - startedAt))
    console.log(`${lastLines(logFile, linesShown)}\n`)
    return false
  }
  console.log(doneLine(name, Date.now() - startedAt))
  return true
}

/** Runs checks, two at a time, and prints the failures. */
export async function runChecks(checks: readonly Check[], env: Record<string, string>) {
  const waiting: Check[] = [...checks]
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      counts[(await passes(next, env)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return counts
}
