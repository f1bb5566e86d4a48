import { inlineScripts } from '@/components/inline-scripts'
import { getSecrets } from '@/env'

/**
 * A server without its secrets must not come up half working. What holds for each answer, whoever makes
 * it: its security headers, and the shape in which it leaves.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { secureAnswers } = await import('@/lib/security/secure-answers')
  secureAnswers(inlineScripts)
  const { sendBytes } = await import('@/lib/send-bytes')
  sendBytes()
}
