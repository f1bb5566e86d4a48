import { importersAmong } from './importers.ts'
import { isOfMessages } from './message-names.ts'
import { isEntry, subjectOf } from './subjects.ts'
import type { Plan } from './ways.ts'
import { byImports, byNames, bySubjects } from './ways.ts'

interface Repository {
  files: readonly string[]
  sourceOf: (file: string) => string
  /** The changed namespaces of a file of messages (message-names.ts). */
  namesIn?: (file: string) => string[]
  /** The tests of each part. */
  tests: Record<
    'check' | 'scripts' | 'unit' | 'node24' | 'api' | 'browser' | 'cluster' | 'attack',
    readonly string[]
  >
}

/** Paths that a check depends on; a check without a row always runs. */
const checksOf: Record<string, RegExp> = {
  'types of web': /^web\//,
  'types of cms': /^(cms|web\/lib|scripts\/stripe-sandbox)\//,
  'types of scripts': /^scripts\//,
  'message keys': /^(web|scripts\/check)\//,
  lockfiles: /package(-lock)?\.json$|^scripts\/lockfiles/,
  'compose file': /compose|docker/i,
}

/** Packages with a single entry that all files import; so the changed file itself names the subject. */
const packages = /^web\/lib\/(chart|contract)\//

/** Files that the tests of the cms over HTTP depend on. */
const inCms = /^(cms|web\/lib\/(chart|contract)|scripts\/(stripe-sandbox|mailbox))\//

/** Files that are read without an import: texts, contents, settings. */
const data = /^(web|cms)\/(?!e2e\/)(?!.*(\.(tsx?|mjs|css|md)|Dockerfile)$)/

/** Tests that visit all pages import one of these tables. */
const walksPages = /from '(\.\/public-pages|\.\.\/base\/routing\/routes)'/

/** Files that start the product, and the attacks. */
const inAttack = /^scripts\/(attack|lib|mailbox|stripe-sandbox)/

/** What several processes share. */
const isShared =
  /^(docker|scripts\/(edge|test\/cluster)|cms\/src\/(platform\/(redis|files|limits)|publishing\/announcements))\//

/** The tests of each part to run after a change, and the reason. */
export function planOf(
  changed: readonly string[],
  { files, sourceOf, namesIn, tests }: Repository,
): Record<keyof Repository['tests'], Plan> {
  const importersOf = importersAmong(files, sourceOf)
  const subjectsOf = (file: string) =>
    isOfMessages(file)
      ? (namesIn?.(file) ?? []).flatMap((name) => [`words.${name}`, `hun.${name}`])
      : [subjectOf(file)]
  const pagesOf = (file: string) =>
    packages.test(file) || isOfMessages(file) ? [] : [...importersOf([file])].filter(isEntry)
  // For a file that no page imports, the file itself decides the subject.
  const seen = changed.flatMap((file) => (pagesOf(file).length > 0 ? pagesOf(file) : [file]))
  const hasChanged = (shape: RegExp) => changed.some((file) => shape.test(file))
  const isAbout = (check: string) => hasChanged(checksOf[check] ?? /./)
  const areChecks = hasChanged(/^scripts\/check\//)
  return {
    check: {
      files: tests.check.filter((check) => areChecks || isAbout(check)),
      why: 'they look at what changed',
    },
    scripts: byImports({
      changed,
      importersOf,
      tests: tests.scripts,
      read: /^scripts\//,
      depth: 2,
    }),
    unit: byImports({ changed, importersOf, tests: tests.unit, read: data, depth: 1 }),
    node24: {
      files: hasChanged(/package-lock\.json$|^scripts\/lib\/node24/) ? [...tests.node24] : [],
      why: 'libraries or Node changed',
    },
    api: bySubjects({
      changed,
      subjectsOf,
      importersOf,
      tests: tests.api,
      causes: changed.filter((file) => inCms.test(file)),
      sourceOf,
    }),
    browser: bySubjects({
      changed,
      subjectsOf,
      importersOf,
      tests: tests.browser,
      causes: [...new Set(seen)],
      sourceOf,
      walks: walksPages,
    }),
    cluster: {
      files: hasChanged(isShared) ? [...tests.cluster] : [],
      why: 'what several processes share has changed',
    },
    attack: hasChanged(inAttack)
      ? { files: [...tests.attack], why: 'what attacks has changed' }
      : byNames({ subjectsOf, tests: tests.attack, causes: [...new Set(seen)] }),
  }
}
