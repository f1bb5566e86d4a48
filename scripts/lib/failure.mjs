import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { dim, red } from './terminal.mjs'

const linesShown = 30

/** An error that a user of the scripts can act on: a sentence, and a log with details. */
export class Failure extends Error {
  /** @param {string} message @param {string} [logFile] */
  constructor(message, logFile) {
    super(message)
    this.logFile = logFile
  }
}

/** The last lines of a log; an empty text when there is none. @param {string} file */
export function lastLines(file, count = linesShown) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  } catch {
    return ''
  }
}

/** Prints the error and the end of its log. Prints the stack only for a bug in these scripts. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof Failure)) {
    console.error(error)
    return
  }
  console.error(`\n${red('✗')} ${error.message}`)
  if (!error.logFile) return
  const tail = lastLines(error.logFile)
  const where = path.relative(root, error.logFile)
  if (tail) console.error(`\n${dim(`last lines of ${where}:`)}\n${tail}\n`)
}
