/**
 * What failed, as the end of `npm test` names it: whoever sees only the last page of a long log still learns which
 * test it was and why.
 */
import { stripVTControlCharacters } from 'node:util'

export interface JestFile {
  name: string
  /** Why the file could not even be loaded. */
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
}

/** Playwright's: a file, a describe or a folder of them. */
export interface Suite {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    ok: boolean
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

const firstLines = (text = '', most = 9) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => `    ${line.trim().slice(0, 200)}`)

/** The name of a failed test and the first lines of why. */
export const failedTest = (name: string, why?: string) =>
  [`  ${name}`, ...firstLines(why)].join('\n')

export const failedInJest = (files: JestFile[] = []) =>
  files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = name.split('/').slice(-2).join('/')
    if (failed.length === 0 && assertionResults.length === 0) return [failedTest(file, message)]
    return failed.map((one) => failedTest(`${file} › ${one.fullName}`, one.failureMessages?.[0]))
  })

export function failedInPlaywright(suites: Suite[] = [], above: string[] = []): string[] {
  return suites.flatMap((suite) => {
    const names = [...above, suite.title].filter(Boolean)
    const here = (suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ projectName, results }) =>
            failedTest(
              [`[${projectName}]`, ...names, title].join(' › '),
              results.at(-1)?.error?.message,
            ),
          ),
      )
    return [...here, ...failedInPlaywright(suite.suites, names)]
  })
}
