import type { Audience } from '@/base/routing/audiences'
import { formatMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { getLeads } from '@/server/cms/addresses'
import { getBanner } from '@/server/cms/calls'
import { SiteLink } from '@/ui/button/site-link'
import { Picture } from '@/ui/media/picture'
import styles from './banner.module.css'
import { BannerFrame } from './banner-frame'
import { firstDigitsScript } from './first-digits-script'
import { hideBannerScript } from './hide-script'

/** Only a strip of the picture is visible, so its size does not matter; the banner's text describes it. */
const shape = { width: 1280, height: 320, alternativeText: '' }

/** The banner above the menu (spec §2, "Banner") of an audience; renders nothing if there is none. */
export async function Banner({ audience }: { audience: Audience }) {
  const banner = await getBanner(audience)
  if (!banner) return null
  const t = translations('banner')
  const leads = await getLeads()
  const { description, buttonTitle, buttonUrl, backgroundImage, endDate } = banner
  const words = wordsOf('banner', ['label', 'close', 'days', 'hours', 'minutes', 'seconds'])
  return (
    <BannerFrame
      endsAt={Date.parse(endDate)}
      words={words}
      firstDigits={
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script dangerouslySetInnerHTML={{ __html: firstDigitsScript }} />
      }
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: hideBannerScript }} />
      {backgroundImage && (
        <div className={styles.picture}>
          {/* Lazy (not isFirst), so that a hidden banner does not load its picture. */}
          <Picture image={{ ...shape, url: backgroundImage.file.url }} sizes="100vw" />
        </div>
      )}
      <p className={styles.text}>{description}</p>
      {buttonTitle && buttonUrl && leads(buttonUrl) && (
        <SiteLink className={styles.button} href={buttonUrl}>
          {buttonTitle}
        </SiteLink>
      )}
      <p className={styles.until}>
        {t('until')} <time dateTime={endDate}>{formatMoment(endDate)}</time>
      </p>
    </BannerFrame>
  )
}
