import { ConsentSettings } from '@/components/consent/consent-settings'
import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import type { Audience } from '@/lib/audiences'
import { getSiteSetting } from '@/lib/cms/site'
import { footerMenu } from '@/lib/menu'
import { linksFor } from '@/lib/menu-for'
import styles from './footer.module.css'
import { menuWords } from './menu-list'
import { getMenuQuestion } from './menu-question'

/** Navigation links, the calm sentence about what an analysis is, and the copyright line (spec §2, §9). */
export async function Footer({ audience }: { audience: Audience }) {
  const t = translations('footer')
  const [setting, question] = await Promise.all([getSiteSetting(), getMenuQuestion(audience)])
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('label')}>
        {linksFor(footerMenu, question).map((link) => (
          <SiteLink key={link.href} href={link.href}>
            {menuWords(link)}
          </SiteLink>
        ))}
        <ConsentSettings />
      </nav>
      <p>{t('notice')}</p>
      <p>{setting.footerLine}</p>
    </footer>
  )
}
