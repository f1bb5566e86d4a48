import type { importersAmong } from './importers.ts'
import { isOfMessages } from './message-names.ts'
import { isEntry, mentions } from './subjects.ts'

/** No files: nothing depends on the change. */
export type Plan = { files: string[]; why: string }

interface Change {
  changed: readonly string[]
  /** The subjects of a file. */
  subjectsOf: (file: string) => (string | undefined)[]
  importersOf: ReturnType<typeof importersAmong>
  /** Tests of the part. */
  tests: readonly string[]
}

/** The first `depth` folders of a path. */
const folderOf = (file: string, depth: number) => `${file.split('/').slice(0, depth).join('/')}/`

/**
 * Tests that import a changed file. A file without importers may be read or started by its path: all tests beside it run.
 *
 * @param options `read`: which files may be read by path; `depth`: number of folders that "beside" has in common
 */
export function byImports({
  changed,
  importersOf,
  tests,
  read,
  depth,
}: Omit<Change, 'subjectsOf'> & { read: RegExp; depth: number }): Plan {
  const reached = importersOf(changed)
  const unseen = changed.filter((file) => read.test(file) && importersOf([file]).size === 1)
  const folders = [...new Set(unseen.map((file) => folderOf(file, depth)))]
  const isBeside = (test: string) => folders.some((folder) => test.startsWith(folder))
  const files = tests.filter((test) => reached.has(test) || isBeside(test))
  const beside = files.some((file) => !reached.has(file))
  return {
    files,
    why: beside
      ? `they import what changed, or all of ${folders.join(', ')}`
      : 'they import what changed',
  }
}

type Causes = {
  causes: readonly string[]
  sourceOf: (file: string) => string
  /** Tests that visit all pages: they run for a page or a message that no test names. Without it, all tests run. */
  walks?: RegExp
}

/**
 * Tests that mention the subject of a change: they do not import the product. Without a subject, all tests.
 */
export function bySubjects({
  changed,
  subjectsOf,
  importersOf,
  tests,
  causes,
  sourceOf,
  walks,
}: Change & Causes): Plan {
  const found = causes.flatMap((file) => subjectsOf(file).map((subject) => ({ file, subject })))
  const general = found.find(({ subject }) => subject === 'everything')
  if (general) return { files: [...tests], why: `all of them: ${general.file} has no subject` }
  const words = [...new Set(found.flatMap(({ subject }) => subject ?? []))]
  const texts = tests.map((test) => ({ test, text: test + sourceOf(test) }))
  const isNamed = (word: string) => texts.some(({ text }) => mentions(text, word))
  const unknown = words.filter((word) => !isNamed(word))
  if (words.length > 0 && unknown.length === words.length) {
    const noMention = `none mentions ${unknown.join(', ')}`
    if (!walks || !causes.every((file) => isEntry(file) || isOfMessages(file)))
      return { files: [...tests], why: `all of them: ${noMention}` }
    const files = texts.filter(({ text }) => walks.test(text)).map(({ test }) => test)
    return { files, why: `they walk all pages; ${noMention}` }
  }
  // Every browser test imports the messages.
  const reached = importersOf(changed.filter((file) => !isOfMessages(file)))
  const isAbout = (text: string) => words.some((word) => mentions(text, word))
  const files = texts.filter(({ test, text }) => reached.has(test) || isAbout(text))
  const reason = words.length > 0 ? `they mention ${words.join(', ')}` : 'they changed'
  const unmentioned = unknown.length > 0 ? ` (none mentions ${unknown.join(', ')})` : ''
  return { files: files.map(({ test }) => test), why: reason + unmentioned }
}

/** Tests without a file, by a name that mentions a subject of the change. None when no changed file has such a subject. */
export function byNames({
  tests,
  subjectsOf,
  causes,
}: Pick<Change, 'tests' | 'subjectsOf'> & { causes: readonly string[] }): Plan {
  const words = [...new Set(causes.flatMap(subjectsOf).filter((word) => word !== undefined))]
  const isGeneral = words.includes('everything')
  const files = tests.filter((test) => isGeneral || words.some((word) => mentions(test, word)))
  return {
    files,
    why: isGeneral ? 'something changed that has no subject' : `they mention ${words.join(', ')}`,
  }
}
