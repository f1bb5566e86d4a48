import { getSecrets } from '@/env'
import { inlineScripts } from '@/shell/inline-scripts'

/**
 * A server without its secrets must not come up half working. What holds for each answer, whoever makes
 * it: its security headers, and the shape in which it leaves.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { secureAnswers } = await import('@/server/security/secure-answers')
  secureAnswers(inlineScripts)
  const { sendBytes } = await import('@/server/next-internals/send-bytes')
  sendBytes()
}
