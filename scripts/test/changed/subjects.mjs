/**
 * What a changed file is about, in a word that tests of it would use; 'everything' when it has no subject, and
 * nothing when no running product hangs on it.
 *
 * @typedef {string | 'everything' | undefined} Subject
 */

const everything = 'everything'

/** The first row that fits a path says its subject. @type {[RegExp, (...found: string[]) => Subject][]} */
const subjects = [
  [
    /(\.test\.|\.spec\.|\/e2e\/|^cms\/tests\/|\.md$|Dockerfile$|jest\.config|playwright\.config)/,
    () => undefined,
  ],
  [/^cms\/src\/(lib|extensions|middlewares|policies)\//, () => everything],
  [/^cms\/src\/api\/([^/]+)\//, (name) => name],
  [/^cms\/src\/([^/]+)\//, (name) => name],
  [/^web\/lib\/contract\/([\w-]+)\.ts$/, (name) => (name === 'index' ? everything : name)],
  [/^web\/lib\/chart\//, () => 'chart'],
  [/^web\/features\/([^/]+)\//, (name) => name],
  [/^web\/app\/(.*)$/, (place = '') => subjectOfAddress(place)],
  [/^scripts\/stripe-sandbox\//, () => 'stripe'],
  [/^scripts\/mailbox\//, () => 'mail'],
  [/^(cms|web)\//, () => everything],
]

/** The last fixed part of an address; the home page has none. @param {string} place in web/app */
function subjectOfAddress(place) {
  const fixed = place
    .split('/')
    .slice(0, -1)
    .filter((part) => /^[a-z]/.test(part))
  const last = fixed.filter((part) => part !== 'api').at(-1)
  return last ?? (place.endsWith('/page.tsx') ? 'home' : everything)
}

/** @param {string} file from the repository's root @returns {Subject} */
export function subjectOf(file) {
  for (const [shape, subject] of subjects) {
    const found = shape.exec(file)
    if (found) return subject(...found.slice(1))
  }
  return undefined
}

/** Upper case, hyphens and plurals apart: "saved-dates" is in "SavedDate". @param {string} text */
const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** @param {string} text @param {string} subject */
export const mentions = (text, subject) =>
  plain(text).includes(plain(subject).replace(/(?<=...)(ies|es|is|s|y)$/, ''))
