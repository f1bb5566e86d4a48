import { importersAmong } from './importers.mjs'
import { isEntry } from './subjects.mjs'
import { byImports, bySubjects } from './ways.mjs'

/**
 * @typedef {object} Repository
 * @property {readonly string[]} files
 * @property {(file: string) => string} sourceOf
 * @property {Record<'check' | 'scripts' | 'unit' | 'node24' | 'api' | 'browser', readonly string[]>} tests what each part can run
 */

/** Checks that need not run for every change; one without a row always does. @type {Record<string, RegExp>} */
const checksOf = {
  'types of web': /^web\//,
  'types of cms': /^(cms|web\/lib|scripts\/stripe-sandbox)\//,
  'types of scripts': /^scripts\//,
  'message keys': /^(web|scripts\/check)\//,
  lockfiles: /package(-lock)?\.json$|^scripts\/lockfiles/,
  'compose file': /compose|docker/i,
}

/** Everybody imports from their one door; what stands behind it has a name of its own. */
const packages = /^web\/lib\/(chart|contract)\//

/** What the cms over HTTP hangs on. */
const inCms = /^(cms|web\/lib\/(chart|contract)|scripts\/(stripe-sandbox|mailbox))\//

/** Whatever reads it does not import it: words, contents, settings. */
const data = /^(web|cms)\/(?!e2e\/)(?!.*(\.(tsx?|mjs|css|md)|Dockerfile)$)/

/**
 * What to run of each part after a change, and why.
 *
 * @param {readonly string[]} changed
 * @param {Repository} repository
 * @returns {Record<keyof Repository['tests'], import('./ways.mjs').Plan>}
 */
export function planOf(changed, { files, sourceOf, tests }) {
  const importersOf = importersAmong(files, sourceOf)
  const pagesOf = (/** @type {string} */ file) =>
    packages.test(file) ? [] : [...importersOf([file])].filter(isEntry)
  // A file that no page imports speaks for itself.
  const seen = changed.flatMap((file) => (pagesOf(file).length > 0 ? pagesOf(file) : [file]))
  const hasChanged = (/** @type {RegExp} */ shape) => changed.some((file) => shape.test(file))
  const isAbout = (/** @type {string} */ check) => hasChanged(checksOf[check] ?? /./)
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
      importersOf,
      tests: tests.api,
      causes: changed.filter((file) => inCms.test(file)),
      sourceOf,
    }),
    browser: bySubjects({
      changed,
      importersOf,
      tests: tests.browser,
      causes: [...new Set(seen)],
      sourceOf,
    }),
  }
}
