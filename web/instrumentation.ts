import { getSecrets } from '@/env'
import { inlineScripts } from '@/shell/inline-scripts'

/**
 * Called by Next when a server starts. Throws without the secrets, so that the server does not start. Then installs the
 * handling of all requests: security and cache headers, private page cache and admission.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  getSecrets()
  const { secureAnswers } = await import('@/server/security/secure-answers')
  secureAnswers(inlineScripts)
  const { refreshSiteSettings } = await import('@/server/cms/site-settings')
  // Not awaited: web starts without the cms, too.
  void refreshSiteSettings()
}
