import type { Audience } from '@/base/routing/audiences'
import { footerMenu } from '@/base/routing/menu'
import { linksFor } from '@/base/routing/menu-for'
import { translations } from '@/base/words/translations'
import { getSiteSetting } from '@/server/cms/site'
import { asksConsent, getSiteSettings } from '@/server/cms/site-settings'
import { partOf } from '@/server/preview/part'
import { ConsentSettings } from '@/shell/consent/consent-settings'
import { menuWords } from '@/shell/menu/menu-list'
import { getMenuQuestion } from '@/shell/menu/menu-question'
import { SiteLink } from '@/ui/button/site-link'
import styles from './footer.module.css'

/** Navigation links, the notice about what an analysis is, and the copyright line (spec §2, §9). */
export async function Footer({ audience }: { audience: Audience }) {
  const t = translations('footer')
  const [setting, settings, question] = await Promise.all([
    getSiteSetting(),
    getSiteSettings(),
    getMenuQuestion(audience),
  ])
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('label')}>
        {linksFor(footerMenu, question).map((link) => (
          <SiteLink key={link.href} href={link.href}>
            {menuWords(link)}
          </SiteLink>
        ))}
        {asksConsent(settings) && <ConsentSettings />}
      </nav>
      <p>{t('notice')}</p>
      <p {...partOf(setting, 'footerLine')}>{setting.footerLine}</p>
    </footer>
  )
}
