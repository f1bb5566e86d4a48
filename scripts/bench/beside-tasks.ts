import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { cms as cmsFolder } from '../lib/paths.mjs'
import { onExit } from '../lib/stopping.mjs'
import { table } from '../lib/terminal.mjs'
import { signInMember } from './cms-calls.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'
import { taskProgram } from './task-program.ts'

/** Pause between two calls of the member: about twenty calls a second. */
const restMs = 25

/** The 99th percentile. */
const p99Of = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0

/**
 * How long a member waits for `me` while the cms runs each long task: bulk actions of admins, the newsletter, facts of
 * users and every scheduled job, one after the other, on the database of `env`. Nothing else may use it meanwhile.
 */
export async function benchBesideTasks(env: Record<string, string>): Promise<Figures> {
  const program = spawn(process.execPath, ['-e', taskProgram], {
    cwd: cmsFolder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onExit(async () => {
    program.kill()
  })
  const times = new Map<string, number[]>()
  let [task, stopMs] = ['', Number.NaN]
  let isReady = false
  const isOver = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  createInterface({ input: program.stdout }).on('line', (line) => {
    const [word, value = ''] = line.split(' ')
    if (word === 'ready') isReady = true
    if (word === 'begin') task = value
    if (word === 'stopped') stopMs = Number(value)
    if (word === 'over') program.kill()
  })
  while (!isReady && program.exitCode === null) await pause(100)
  const token = await signInMember(env, 'free')
  const headers = { Authorization: `Bearer ${env.CONTENT_TOKEN}`, token }
  program.stdin.write('go\n')
  while (program.exitCode === null && !program.killed) {
    const startedAt = performance.now()
    const during = task
    const answer = await fetch(`${env.CMS_URL}/api/user/me`, { headers }).catch(() => undefined)
    // The program has just ended.
    if (!answer) break
    await answer.arrayBuffer()
    const tookMs = answer.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY
    for (const name of new Set([during, task]))
      times.set(name, [...(times.get(name) ?? []), tookMs])
    await pause(restMs)
  }
  await isOver
  if (task === '' || Number.isNaN(stopMs)) throw new Error('The tasks did not finish.')
  const rows = [...times].map(([name, all]) => [name, all.length, p99Of(all)] as const)
  const shown = rows.map(([name, count, p99]) => [name, String(count), p99.toFixed(0)])
  const required = requiredText(named.besideTasks)
  console.log(`\n${table([['me beside', 'calls', `p99 ms, required ${required}`], ...shown])}\n`)
  return {
    [named.besideTasks]: Math.max(...rows.map(([, , p99]) => p99)),
    [named.stopped]: stopMs,
  }
}
