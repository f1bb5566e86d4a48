import { importersAmong } from './importers.ts'
import { isOfMessages } from './message-names.ts'
import { isEntry, subjectOf } from './subjects.ts'
import type { Plan } from './ways.ts'
import { byImports, byNames, bySubjects } from './ways.ts'

interface Repository {
  files: readonly string[]
  sourceOf: (file: string) => string
  /** What changed in a file of messages (message-names.ts). */
  namesIn?: (file: string) => string[]
  /** What each part can run. */
  tests: Record<
    'check' | 'scripts' | 'unit' | 'node24' | 'api' | 'browser' | 'attack',
    readonly string[]
  >
}

/** Checks that need not run for every change; one without a row always does. */
const checksOf: Record<string, RegExp> = {
  'types of web': /^web\//,
  'types of cms': /^(cms|web\/lib|scripts\/stripe-sandbox)\//,
  'types of scripts': /^scripts\//,
  'message keys': /^(web|scripts\/check)\//,
  lockfiles: /package(-lock)?\.json$|^scripts\/lockfiles/,
  'compose file': /compose|docker/i,
}

/** All import from their one entry; a file behind it has a name of its own. */
const packages = /^web\/lib\/(chart|contract)\//

/** What the cms over HTTP hangs on. */
const inCms = /^(cms|web\/lib\/(chart|contract)|scripts\/(stripe-sandbox|mailbox))\//

/** Whatever reads it does not import it: words, contents, settings. */
const data = /^(web|cms)\/(?!e2e\/)(?!.*(\.(tsx?|mjs|css|md)|Dockerfile)$)/

/** A journey through all pages takes them from one of these tables. */
const walksPages = /from '(\.\/public-pages|\.\.\/base\/routing\/routes)'/

/** What starts the product, and what attacks it. */
const inAttack = /^scripts\/(attack|lib|mailbox|stripe-sandbox)/

/** What to run of each part after a change, and why. */
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
  // A file that no page imports speaks for itself.
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
    attack: hasChanged(inAttack)
      ? { files: [...tests.attack], why: 'what attacks has changed' }
      : byNames({ subjectsOf, tests: tests.attack, causes: [...new Set(seen)] }),
  }
}
