import type { Audience } from '@/base/routing/audiences'
import { menu } from '@/base/routing/menu'
import { type MenuLink, menuFor } from '@/base/routing/menu-for'
import type { MenuOverrides } from '@/base/routing/menu-overrides'
import { translations, wordsOf } from '@/base/words/translations'
import { menuWords } from './menu-list'
import styles from './menu-preview.module.css'
import { getMenuQuestion } from './menu-question'

const audiences = [
  'visitor',
  'free',
  'paid-yearly',
  'subscriber-yearly',
  'admin',
] as const satisfies readonly Audience[]

/** The menu of each tier with these overrides, by the code that makes the site's menu. */
export async function MenuPreview({ overrides }: { overrides: MenuOverrides }) {
  const questions = await Promise.all(audiences.map((audience) => getMenuQuestion(audience)))
  const t = translations('menu')
  const names = wordsOf('admin.links.menu.tiers')
  const changed = new Set<string>(Object.values(overrides))
  return (
    <div className={styles.menus}>
      {questions.map((question, index) => (
        <section key={question.audience} className={styles.menu}>
          <h3>{names[audiences[index] ?? 'visitor']}</h3>
          <ul>
            {menuFor(menu, { ...question, overrides }).map((entry) =>
              'links' in entry ? (
                <li key={entry.label}>
                  {t(`items.${entry.label}`)}
                  <ul>
                    {entry.links.map((link) => (
                      <Item key={menuWords(link)} link={link} changed={changed} />
                    ))}
                  </ul>
                </li>
              ) : (
                <Item key={menuWords(entry)} link={entry} changed={changed} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Item({ link, changed }: { link: MenuLink; changed: ReadonlySet<string> }) {
  if (!changed.has(link.href)) return <li>{menuWords(link)}</li>
  return (
    <li className={styles.changed}>
      {menuWords(link)} <code>{link.href}</code>
    </li>
  )
}
