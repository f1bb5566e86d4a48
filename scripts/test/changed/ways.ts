import type { importersAmong } from './importers.ts'
import { isOfMessages } from './message-names.ts'
import { isEntry, mentions } from './subjects.ts'

/** No files: nothing hangs on the change. */
export type Plan = { files: string[]; why: string }

interface Change {
  changed: readonly string[]
  /** What a file is about. */
  subjectsOf: (file: string) => (string | undefined)[]
  importersOf: ReturnType<typeof importersAmong>
  /** Of the part. */
  tests: readonly string[]
}

/** The first folders of a path. */
const folderOf = (file: string, depth: number) => `${file.split('/').slice(0, depth).join('/')}/`

/**
 * Tests that import what changed. A file without importers may be read or started by its path: all tests beside it run.
 *
 * @param how which files may be read so, and how deep "beside" lies
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
  /** Tests that walk all pages: they run for a page or a message that no test names. Else all tests do. */
  walks?: RegExp
}

/**
 * Tests that speak of what changed: the product between them is not imported. Without a subject, all.
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
  const told = causes.flatMap((file) => subjectsOf(file).map((subject) => ({ file, subject })))
  const general = told.find(({ subject }) => subject === 'everything')
  if (general) return { files: [...tests], why: `all of them: ${general.file} has no subject` }
  const words = [...new Set(told.flatMap(({ subject }) => subject ?? []))]
  const texts = tests.map((test) => ({ test, text: test + sourceOf(test) }))
  const isNamed = (word: string) => texts.some(({ text }) => mentions(text, word))
  const unknown = words.filter((word) => !isNamed(word))
  if (words.length > 0 && unknown.length === words.length) {
    const none = `none speaks of ${unknown.join(', ')}`
    if (!walks || !causes.every((file) => isEntry(file) || isOfMessages(file)))
      return { files: [...tests], why: `all of them: ${none}` }
    const files = texts.filter(({ text }) => walks.test(text)).map(({ test }) => test)
    return { files, why: `they walk all pages; ${none}` }
  }
  // All journeys import the messages.
  const reached = importersOf(changed.filter((file) => !isOfMessages(file)))
  const isAbout = (text: string) => words.some((word) => mentions(text, word))
  const files = texts.filter(({ test, text }) => reached.has(test) || isAbout(text))
  const spoken = words.length > 0 ? `they speak of ${words.join(', ')}` : 'they changed'
  const silent = unknown.length > 0 ? ` (none of ${unknown.join(', ')})` : ''
  return { files: files.map(({ test }) => test), why: spoken + silent }
}

/** Tests without a file, by a name that mentions what changed. None when no changed file has a subject of theirs. */
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
    why: isGeneral ? 'something changed that has no subject' : `they speak of ${words.join(', ')}`,
  }
}
