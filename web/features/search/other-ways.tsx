import { type FixedRoute, leadsSomewhere, linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'
import styles from './search.module.css'

/**
 * Links for visitors who do not search or found nothing, named as in the menu; pages that do not exist yet are left
 * out.
 */
const links = [
  'blog',
  'faq',
  'videos',
  'characters',
  'interpretations',
  'biorhythm',
  'contact',
] as const satisfies readonly FixedRoute[]

export function OtherWays({ lead }: { lead: string }) {
  const t = translations('menu.items')
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.links}>
        {links
          .map((route) => ({ href: linkTo(route), label: t(route) }))
          .filter(({ href }) => leadsSomewhere(href))
          .map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
