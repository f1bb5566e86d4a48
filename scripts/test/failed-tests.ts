/** Failed tests for the end of `npm test`: the last page of a long log shows which test failed and why. */
import { stripVTControlCharacters } from 'node:util'

export interface JestFile {
  name: string
  /** Why the file could not be loaded. */
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
}

interface Attempt {
  /** In ms. */
  duration?: number
  error?: { message?: string }
  attachments?: { name: string; path?: string }[]
}

/** Playwright's suite: a file, a describe, or a folder of them. */
export interface Suite {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    tests: { projectName: string; status: string; results: Attempt[] }[]
  }[]
}

const firstLines = (text = '', most = 9) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => `    ${line.trim().slice(0, 200)}`)

/** The name of a failed test, and the first lines of its error. */
export const failedTest = (name: string, why?: string) =>
  [`  ${name}`, ...firstLines(why)].join('\n')

export const failedInJest = (files: JestFile[] = []) =>
  files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = name.split('/').slice(-2).join('/')
    if (failed.length === 0 && assertionResults.length === 0) return [failedTest(file, message)]
    return failed.map((one) => failedTest(`${file} › ${one.fullName}`, one.failureMessages?.[0]))
  })

/** Snapshot of the page that Playwright took when the test failed. */
const contextOf = (attempt?: Attempt) =>
  (attempt?.attachments ?? [])
    .filter(({ name, path }) => name === 'error-context' && path)
    .map(({ path }) => `    ${path}`)

/** The tests with a status, each with the error of its last failed attempt. */
function withStatus(status: string, suites: Suite[] = [], above: string[] = []): string[] {
  return suites.flatMap((suite) => {
    const names = [...above, suite.title].filter(Boolean)
    const here = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter((one) => one.status === status)
        .map(({ projectName, results }) => {
          const attempt = results.findLast(({ error }) => error)
          const name = [`[${projectName}]`, ...names, title].join(' › ')
          return [failedTest(name, attempt?.error?.message), ...contextOf(attempt)].join('\n')
        }),
    )
    return [...here, ...withStatus(status, suite.suites, names)]
  })
}

export const failedInPlaywright = (suites?: Suite[]) => withStatus('unexpected', suites)

/** Tests that failed first and passed when they were run again. */
export const flakyInPlaywright = (suites?: Suite[]) => withStatus('flaky', suites)
