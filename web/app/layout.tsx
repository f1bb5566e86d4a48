import { LocalProvider } from '@/ui/local/local'
import '@fontsource-variable/literata/wght.css'
import '@fontsource-variable/onest/wght.css'
import '@/fonts/fonts.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { dateOrder, intl, language, locale } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { revealScript } from '@/features/chart/plate/reveal-script'
import { darkPalette, lightPalette } from '@/lib/contract/palette'
import { asksConsent, getSiteSettings } from '@/server/cms/site-settings'
import { Consent } from '@/shell/consent/consent'
import { copyFreePaths } from '@/shell/copy-guard/copy-free-paths'
import { CopyGuard } from '@/shell/copy-guard/copy-guard'
import { PreloadFonts } from '@/shell/layout/fonts'
import { ErrorWordsProvider } from '@/shell/messages/error-words'
import { PreviewNotice } from '@/shell/preview/notice'
import { Visit } from '@/shell/visit/visit'

export const metadata: Metadata = {
  metadataBase: new URL(env.PUBLIC_URL),
  title: { default: env.PRODUCT_NAME, template: `%s · ${env.PRODUCT_NAME}` },
  applicationName: env.PRODUCT_NAME,
  formatDetection: { telephone: false, date: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: lightPalette.paper },
    { media: '(prefers-color-scheme: dark)', color: darkPalette.paper },
  ],
}

/** Without a page id the chat leaves no trace in the HTML. */
const chatOf = (pageId: string) => (pageId ? { chat: { pageId, language } } : {})

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = translations()
  const words = wordsOf('error')
  const settings = await getSiteSettings()
  return (
    // Scripts that run before the first paint set attributes on it.
    <html lang={locale} suppressHydrationWarning>
      <body>
        <PreloadFonts />
        <a className="skip" href="#content">
          {t('layout.skipToContent')}
        </a>
        <PreviewNotice />
        {asksConsent(settings) && <Consent />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: revealScript }} />
        <LocalProvider forms={{ locale, intl, order: dateOrder, timeZone: env.TIME_ZONE }}>
          <ErrorWordsProvider words={words}>{children}</ErrorWordsProvider>
        </LocalProvider>
        <Visit pixelId={settings.adPixelId || undefined} {...chatOf(settings.messengerPageId)} />
        <CopyGuard refusal={t('copying.refused')} free={copyFreePaths} />
      </body>
    </html>
  )
}
