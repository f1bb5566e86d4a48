const secretNames = [
  'CONTENT_TOKEN',
  'REVALIDATE_SECRET',
  'PREVIEW_SECRET',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const

const shortest = 24

// Values in example files and tutorials, including Strapi's own ("toBeModified1").
const example = /tobemodified|change.?me|example|default|secret|password|replace|insecure/i

type SecretName = (typeof secretNames)[number]

/** One sentence for every secret that is missing, short or an example value. */
export function secretProblems(values: Record<SecretName, string | readonly string[]>): string[] {
  return secretNames.flatMap((name) => {
    const value = values[name]
    const texts = typeof value === 'string' ? [value] : value
    const problem = problemOf(texts)
    return problem ? [`${name} ${problem}`] : []
  })
}

function problemOf(texts: readonly string[]): string | undefined {
  if (texts.length === 0 || texts.includes('')) return 'is missing: set it to a long random text.'
  if (texts.some((text) => text.length < shortest)) {
    return `is too short: it needs at least ${shortest} random characters.`
  }
  if (texts.some((text) => example.test(text) || new Set(text).size < 8)) {
    return 'is an example, not a secret: set it to a long random text.'
  }
  return undefined
}
