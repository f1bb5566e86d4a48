import { inlineScripts } from '@/components/inline-scripts'
import { getSecrets } from '@/env'

/** A server without its secrets must not come up half working; each answer has its security headers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { secureAnswers } = await import('@/lib/security/secure-answers')
  secureAnswers(inlineScripts)
}
