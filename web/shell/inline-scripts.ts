import { revealScript } from '@/features/chart/plate/reveal-script'
import { firstDigitsScript } from '@/shell/banner/first-digits-script'
import { hideBannerScript } from '@/shell/banner/hide-script'
import { consentScript } from '@/shell/consent/consent-script'

/**
 * Every constant script that stands in a page itself and runs before the first paint. Pages made for a
 * request know these by their hash; one that is missing here does not run there.
 */
export const inlineScripts: readonly string[] = [
  hideBannerScript,
  firstDigitsScript,
  consentScript,
  revealScript,
]
