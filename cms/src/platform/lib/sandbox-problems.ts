type Settings = {
  PUBLIC_URL: string
  STRIPE_API_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
}

const isThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** One sentence for each sandbox setting that must not be used on a public site, and for a half configured Stripe. */
export function sandboxProblems(settings: Settings): string[] {
  const { PUBLIC_URL, STRIPE_API_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings
  const problems: string[] = []
  if (!STRIPE_SECRET_KEY !== !STRIPE_WEBHOOK_SECRET) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or neither.')
  }
  if (STRIPE_API_URL && !isThisMachine(STRIPE_API_URL)) {
    problems.push('STRIPE_API_URL is the address of a sandbox on this machine and of nothing else.')
  }
  if (isThisMachine(PUBLIC_URL)) return problems
  if (STRIPE_API_URL) problems.push('STRIPE_API_URL is for the sandbox: a public site has none.')
  if (STRIPE_SECRET_KEY?.startsWith('sk_sandbox_')) {
    problems.push('STRIPE_SECRET_KEY is the key of the sandbox: a public site needs a real one.')
  }
  return problems
}
