import { spawn } from 'node:child_process'
import { Refusal } from '../refusal'

/**
 * Runs a program of PostgreSQL. The password goes through the environment: command lines can be read by every user of
 * the machine.
 */
export function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(tool, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000)
  })
  return new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Refusal(`The program ${tool} is not installed.`)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Refusal(`${tool} failed: ${said.trim().split('\n').slice(0, 3).join(' ')}`))
    })
  })
}
