import { getSecrets } from '@/env'
import { inlineScripts } from '@/shell/inline-scripts'

/**
 * A server without its secrets must not start half working. Then come the rules for all answers, of any module:
 * security headers, and the cache of finished answers.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { secureAnswers } = await import('@/server/security/secure-answers')
  secureAnswers(inlineScripts)
}
