import { runCode } from './run-program'
import type { RunningCms } from './running'

// A cms that serves nobody and sends nothing.
const inStrapi = (code: string) => `
const { createStrapi } = require('@strapi/strapi')
${code}
async function start() {
  const appDir = process.cwd()
  const strapi = createStrapi({ appDir, distDir: appDir + '/dist', serveAdminPanel: false })
  await strapi.load()
  globalThis.strapi = strapi
  globalThis.tell = (what) => console.log('told ' + JSON.stringify(what))
  await run(...process.argv.slice(1))
  await strapi.destroy()
}
start().then(() => process.exit(0))
`

/**
 * Runs code on the database of a cms, for what no call of the API does and only time brings: it defines
 * `run`, gets the arguments, and finds `strapi` in the air. What it `tell`s is answered.
 */
export async function runInStrapi(
  { env }: Pick<RunningCms, 'env'>,
  code: string,
  ...options: string[]
): Promise<unknown[]> {
  const answer = await runCode(inStrapi(code), { ...env, SMTP_URL: '' }, ...options)
  if (answer.code !== 0) throw new Error(answer.output)
  const lines = answer.output.split('\n').filter((line) => line.startsWith('told '))
  return lines.map((line) => JSON.parse(line.slice('told '.length)))
}
