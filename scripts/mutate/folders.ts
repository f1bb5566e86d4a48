/** What is held to a share of small changes that tests notice (quality, "Figures"): beginnings of paths. */
export const folders = {
  payments: 'cms/src/payments/',
  // With what was membership.
  entitlements: 'cms/src/entitlements/',
  tasks: 'cms/src/tasks/',
  coupons: 'cms/src/coupons/',
  claims: 'cms/src/claims/',
  account: 'cms/src/account/',
  access: 'cms/src/access/',
  session: 'web/server/session/',
  forward: 'web/server/api/forward',
  redirect: 'web/lib/contract/site-path',
} as const

/** In hundredths. */
export const wantedShare = 85

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file)

/**
 * The beginnings of paths that are meant: a name of the table, or a path itself; all of the table without a word.
 */
export function beginningsOf(words: readonly string[]): string[] {
  const known = new Map<string, string>(Object.entries(folders))
  return words.length === 0 ? [...known.values()] : words.map((word) => known.get(word) ?? word)
}

/** Its sources, in the order of their names. */
export const sourcesOf = (beginning: string, files: readonly string[]) =>
  files.filter((file) => file.startsWith(beginning) && isSource(file)).sort()
