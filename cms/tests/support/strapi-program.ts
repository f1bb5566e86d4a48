import { fork } from 'node:child_process'
import path from 'node:path'
import { cmsFolder } from './environment'

/** Code for a loaded Strapi, and the arguments of its `run`. */
export type CodeRequest = { code: string; options: readonly string[] }

/** The values that the code passed to `tell`, or the error. */
export type Answer = { told: unknown[] } | { failure: string }

const program = path.join(__dirname, 'loaded-strapi.cjs')

/** A loaded Strapi in a process of its own, which runs one piece of code at a time. */
export function startStrapi(env: Record<string, string>) {
  // It sends no e-mails unless a test wants it: another process may serve this database.
  const child = fork(program, {
    cwd: cmsFolder,
    env: { ...env, SMTP_URL: env.SMTP_URL_OF_CODE ?? '' },
    execArgv: [],
    silent: true,
  })
  let output = ''
  let isBusy = false
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    isUp: () => child.connected,
    run: (input: CodeRequest) =>
      new Promise<Answer>((resolve) => {
        const isOver = () => resolve({ failure: `Strapi ended.\n${output}` })
        child.once('exit', isOver)
        child.once('message', (answer: Answer) => {
          isBusy = false
          child.off('exit', isOver)
          resolve(answer)
        })
        isBusy = true
        child.send(input)
      }),
    async end() {
      // A test that timed out may have left it in an endless wait.
      if (isBusy) child.kill('SIGKILL')
      else if (child.connected) child.disconnect()
      await ended
    },
  }
}
