import { getSecrets } from '@/env'
import { inlineScripts } from '@/shell/inline-scripts'

/**
 * Called by Next when a server starts. Throws without the secrets, so that the server does not start. Then starts logs,
 * metrics and traces, and installs the handling of all requests: security and cache headers, private page cache and admission.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { startObservability } = await import('@/server/observability/start-observability')
  await startObservability()
  const { secureAnswers } = await import('@/server/security/secure-answers')
  secureAnswers(inlineScripts)
  const { refreshSiteSettings } = await import('@/server/cms/site-settings')
  const { finishBeforeExit } = await import('@/server/next-internals/finish-before-exit')
  const { limitSlowRequests } = await import('@/server/next-internals/limit-slow-requests')
  limitSlowRequests()
  const { sendCountsSoon } = await import('@/server/page-views/pending-counts')
  finishBeforeExit(sendCountsSoon)
  const { startRedis } = await import('@/server/redis/start-redis')
  await startRedis()
  // Not awaited: web starts without the cms, too.
  void refreshSiteSettings()
}
