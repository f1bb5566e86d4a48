import { getSecrets } from '@/env'
import { inlineScripts } from '@/shell/inline-scripts'

/**
 * A server without its secrets must not come up half working. What holds for each answer, whoever makes
 * it: its security headers, and that what is ready is not made again.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { secureAnswers } = await import('@/server/security/secure-answers')
  secureAnswers(inlineScripts)
}
