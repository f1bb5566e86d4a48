import { rmSync } from 'node:fs'
import path from 'node:path'
import { lastLines } from '../lib/failure.mjs'
import { logs } from '../lib/paths.mjs'
import { succeeds } from '../lib/run.mjs'
import { doneLine, failedLine } from '../lib/steps.mjs'

const atOnce = 2
const linesShown = 60

/**
 * @param {import('./checks.mjs').Check} check
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>}
 */
async function passes({ name, cwd, commands }, env) {
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

/**
 * Runs all checks, two at a time, and prints what fails.
 *
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {Record<string, string>} env
 */
export async function runChecks(checks, env) {
  const waiting = [...checks]
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      counts[(await passes(next, env)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return counts
}
