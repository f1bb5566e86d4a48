import { revealScript } from '@/features/chart/plate/reveal-script'
import { firstDigitsScript } from '@/shell/banner/first-digits-script'
import { hideBannerScript } from '@/shell/banner/hide-script'
import { consentScript } from '@/shell/consent/consent-script'

/**
 * All constant inline scripts, which run before the first paint. The security policy of pages rendered per request
 * allows them by their hash; an inline script that is missing here does not run there.
 */
export const inlineScripts: readonly string[] = [
  hideBannerScript,
  firstDigitsScript,
  consentScript,
  revealScript,
]
