import { createRequire } from 'node:module'
import path from 'node:path'
import type { Answer, Jest, Question } from './jest-runs.ts'

/**
 * A process that runs test files with Jest, one after another, and says of each which titles failed. Started by
 * `jest-runs.ts` with the folder of the project and Jest's settings.
 */
const [, , folder = '', config = ''] = process.argv
const { runCLI }: Jest = createRequire(path.join(folder, 'package.json'))('jest')

const common = { config, runInBand: true, silent: true, reporters: [], runTestsByPath: true }

async function failuresOf({ test, pattern }: Question): Promise<Omit<Answer, 'residentBytes'>> {
  const only = pattern === undefined ? {} : { testNamePattern: pattern }
  const argv = { ...common, ...only, _: [test], $0: 'mutate' }
  const { results } = await runCLI(argv, [folder])
  const [found] = results.testResults
  if (!found) return { isMissing: true, isBroken: false, failed: [] }
  const failed = found.testResults.filter(({ status }) => status === 'failed')
  return {
    isMissing: false,
    isBroken: Boolean(found.testExecError),
    failed: failed.map(({ fullName }) => fullName),
  }
}

process.on('message', async (question: Question) => {
  Object.assign(process.env, question.env)
  const answer = await failuresOf(question)
  process.send?.({ ...answer, residentBytes: process.memoryUsage.rss() })
})
