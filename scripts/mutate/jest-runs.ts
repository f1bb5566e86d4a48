import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from '../lib/failure.mjs'
import { bins, root } from '../lib/paths.mjs'
import { atTheEnd } from '../lib/stopping.mjs'
import { anyOf } from '../test/titles.ts'

/** What we take of Jest's settings; the others go through as they are. */
export interface JestSettings {
  transform: Record<string, [string, unknown]>
  [setting: string]: unknown
}

/** Settings of a project of Jest: web has one alone. */
export async function settingsOf(project: 'web' | 'cms', name: string): Promise<JestSettings> {
  const folder = path.join(root, project)
  if (project === 'web') {
    return (await import(pathToFileURL(path.join(folder, 'jest.config.mjs')).href)).default
  }
  const { projects, ...common }: { projects: JestSettings[] } = createRequire(
    path.join(folder, 'package.json'),
  )('./jest.config.js')
  const found = projects.find(({ displayName }) => displayName === name)
  if (!found) throw new Failure(`jest.config.js of ${project} has no project "${name}".`)
  return { ...common, ...found }
}

/** The settings with which the files under trial have their changes built in. */
export function withChanges(settings: JestSettings, files: readonly string[], folder: string) {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const transform = Object.entries(settings.transform).map(([shape, [name, options]]) => [
    shape,
    [
      path.join(root, 'scripts/mutate/transformer.ts'),
      { root, files, compiler: [resolve(name), options] },
    ],
  ])
  return { ...settings, rootDir: folder, transform: Object.fromEntries(transform) }
}

/** A file that cannot be loaded has no test that fails. */
const wholeFile = '(the file)'

/** What `jest-process.ts` is asked: titles that match, or all. */
export interface Question {
  test: string
  pattern?: string
  env: Record<string, string | undefined>
}

export interface Answer {
  /** There is no such file. */
  isMissing: boolean
  isBroken: boolean
  failed: string[]
  residentBytes: number
}

/** What we take of Jest. */
export interface Jest {
  runCLI: (
    argv: Record<string, unknown>,
    projects: string[],
  ) => Promise<{
    results: {
      testResults: {
        testExecError?: unknown
        testResults: { fullName: string; status: string }[]
      }[]
    }
  }>
}

/** Jest keeps something of each run: above this its process is started anew. */
const mostBytes = 1.2e9

/** A run that takes so many times as long as it did at first, and longer than a slow moment, hangs. */
const patience = { times: 5, leastMs: 60_000, firstMs: 10 * 60_000 }

/** What tests read of us, as it is now: a cms that is started anew has other tokens. */
const ours = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('KRONO_')))

/** What a process says to a question; undefined when it ends before, or hangs. */
function answerOf(
  child: ChildProcess,
  question: Question,
  mostMs: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), mostMs)
    const end = (answer?: Answer) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    child.once('message', (answer: Answer) => end(answer))
    child.once('exit', () => end())
    child.send(question)
  })
}

/**
 * Runs a test file in a process that stays, which is many times as fast as a Jest for each; the titles that failed. With
 * titles, these alone.
 */
export function jestIn(folder: string, settings: object) {
  const program = path.join(root, 'scripts/mutate/jest-process.ts')
  let child: ChildProcess | undefined
  const firstMs = new Map<string, number>()
  // Jest takes a polite signal and stays.
  const end = () => child?.kill('SIGKILL')
  atTheEnd(end)
  const started = () =>
    fork(program, [folder, JSON.stringify(settings)], {
      cwd: folder,
      execArgv: ['--import', bins.tsx],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  return async (test: string, titles: readonly string[] = []): Promise<string[]> => {
    child ??= started()
    const known = titles.filter((title) => title !== wholeFile)
    const only = known.length > 0 ? { pattern: anyOf(known) } : {}
    const startedAt = Date.now()
    const first = firstMs.get(test)
    const mostMs = first ? Math.max(patience.leastMs, first * patience.times) : patience.firstMs
    const answer = await answerOf(child, { test, ...only, env: ours() }, mostMs)
    if (!first) firstMs.set(test, Date.now() - startedAt)
    if (!answer || answer.residentBytes > mostBytes) {
      end()
      child = undefined
    }
    if (answer?.isMissing) throw new Failure(`No test ran of ${test}.`)
    return !answer || answer.isBroken ? [wholeFile] : answer.failed
  }
}
