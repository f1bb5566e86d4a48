import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { cmsFolder } from './environment'

type Program = { child: ChildProcess; ended: Promise<number | null>; output: () => string }

const strapi = path.join(cmsFolder, 'node_modules/@strapi/strapi/bin/strapi.js')
const mailbox = path.join(cmsFolder, '../scripts/mailbox/dist/run.mjs')
const verifier = path.join(cmsFolder, 'dist/src/commerce/verify-money/run.js')
const adminCommand = path.join(cmsFolder, 'dist/src/members/site-admins/run.js')
const backupPrograms = path.join(cmsFolder, 'dist/src/platform/backup-programs')
const stripeSandbox = path.join(cmsFolder, '../scripts/stripe-sandbox/dist/run.mjs')
const seeder = path.join(cmsFolder, 'dist/seed/run.js')

function launch(args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, args, { cwd: cmsFolder, env, stdio: 'pipe' })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

export const launchCms = (env: Record<string, string>) => launch([strapi, 'start'], env)
export const launchMailbox = (env: Record<string, string>) => launch([mailbox], env)
export const launchStripeSandbox = (env: Record<string, string>) => launch([stripeSandbox], env)

/** Runs the seeder; returns its exit code and output. */
export async function runSeeder(env: Record<string, string>, ...options: string[]) {
  const program = launch([seeder, ...options], env)
  return { code: await program.ended, output: program.output() }
}

/** Runs the money checker; returns its exit code and output. */
export async function runVerifier(env: Record<string, string>) {
  const program = launch([verifier], env)
  return { code: await program.ended, output: program.output() }
}

/** Runs `npm run admin` on a cms's database; returns its exit code and output. */
export async function runAdminCommand(env: Record<string, string>, ...args: string[]) {
  const program = launch([adminCommand, ...args], env)
  return { code: await program.ended, output: program.output() }
}

/** Runs `npm run backup` or `npm run restore` on a cms's database; returns its exit code and output. */
export async function runBackupProgram(
  name: 'backup' | 'restore',
  env: Record<string, string>,
  ...args: string[]
) {
  const program = launch([path.join(backupPrograms, `${name}.js`), ...args], env)
  return { code: await program.ended, output: program.output() }
}

/** Runs code in the compiled cms's folder; returns exit code and output. */
export async function runCode(code: string, env: Record<string, string>, ...options: string[]) {
  const program = launch(['-e', code, ...options], env)
  return { code: await program.ended, output: program.output() }
}

/** Waits until a URL responds with success. Throws with the program's output when the program ends first. */
export async function waitFor(url: string, program: Program) {
  let hasEnded = false
  program.ended.then(() => {
    hasEnded = true
  })
  for (let waited = 0; waited < 60_000; waited += 100) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer.\n${program.output()}`)
}
