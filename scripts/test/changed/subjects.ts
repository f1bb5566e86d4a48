/**
 * The subject of a changed file, as a word that tests of it would use; 'everything' when it has no subject, and undefined
 * when no running product depends on it.
 */
type Subject = string | 'everything' | undefined

const everything = 'everything'

/** The first row that matches a path decides its subject. */
const subjects: [RegExp, (...found: string[]) => Subject][] = [
  [
    /(\.test\.|\.spec\.|\/e2e\/|^cms\/tests\/|\.md$|Dockerfile$|jest\.config|playwright\.config)/,
    () => undefined,
  ],
  [/^cms\/src\/(platform\/(lib|database)|extensions|middlewares|policies)\//, () => everything],
  [/^cms\/src\/api\/([^/]+)\//, (name) => name],
  [/^cms\/src\/(admin|back-office)\//, (name) => name],
  [/^cms\/src\/[^/]+\/([^/]+)\//, (name) => name],
  [/^web\/lib\/contract\/([\w-]+)\.ts$/, (name) => (name === 'index' ? everything : name)],
  [/^web\/lib\/chart\//, () => 'chart'],
  [/^web\/features\/([^/]+)\//, (name) => name],
  [/^web\/app\/(.*)$/, (place = '') => subjectOfAddress(place)],
  [/^scripts\/stripe-sandbox\//, () => 'stripe'],
  [/^scripts\/mailbox\//, () => 'mail'],
  [/^(cms|web)\//, () => everything],
]

/** Route groups of all pages. */
const anywhere = new Set(['site', 'bare', 'api'])

/**
 * The last static segment of an address, or its route group; the home page has neither.
 *
 * @param place path in web/app
 */
function subjectOfAddress(place: string) {
  const folders = place.split('/').slice(0, -1)
  const names = folders
    .map((folder) => folder.replace(/[()]/g, ''))
    .filter((name) => /^[a-z]/.test(name))
  const last = names.filter((name) => !anywhere.has(name)).at(-1)
  const isHome = /^\[audience\]\/(\(site\)\/)?page\.tsx$/.test(place)
  return last ?? (isHome ? 'home' : everything)
}

/** Files in web/app that Next finds by their name; all others there are imported by one of these. */
const entry = /^web\/app\/(?!.*\/_components\/).*\.tsx?$/

/** @param file from the repository's root */
export const isEntry = (file: string) => entry.test(file) && !file.includes('.test.')

/** @param file from the repository's root */
export function subjectOf(file: string): Subject {
  for (const [shape, subject] of subjects) {
    const found = shape.exec(file)
    if (found) return subject(...found.slice(1))
  }
  return undefined
}

/** Without case, hyphens and plural endings: "saved-dates" is in "SavedDate". */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export const mentions = (text: string, subject: string) =>
  plain(text).includes(plain(subject).replace(/(?<=...)(ies|es|is|s|y)$/, ''))
