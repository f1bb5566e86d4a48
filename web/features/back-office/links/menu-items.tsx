import type { AdminMenuAddresses } from '@krono/contract'
import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { Facts } from '@/features/back-office/panel/facts'
import styles from './links.module.css'
import { defaultAddressOf } from './menu-defaults'
import { MenuDialogs } from './menu-dialogs'

type Props = Pick<AdminMenuAddresses, 'items'> & { leads: (href: string) => boolean }

/** The nine items: where each leads now and by default, with a warning for an address without a page. */
export function MenuItems({ items, leads }: Props) {
  const t = translations('admin.links.menu')
  const names = wordsOf('admin.links.menu.items')
  const shared = dialogWords()
  return (
    <ul className={styles.items}>
      {items.map(({ id, href, inherited }) => {
        const usual = defaultAddressOf(id)
        const set = href ?? inherited
        const isMissing = set !== null && !leads(set)
        const now = set !== null && !isMissing ? set : usual
        return (
          <li key={id} className={styles.item} id={id}>
            <h2>{names[id]}</h2>
            <Facts
              lines={[
                [t('now'), now ? <code key="now">{now}</code> : t('hidden')],
                [t('usual'), usual ? <code key="usual">{usual}</code> : t('hidden')],
                [t('source'), href === null && inherited !== null ? t('inherited') : null],
              ]}
            />
            {isMissing && <p className={styles.warning}>{t('noPage', { place: set })}</p>}
            <div className={styles.acts}>
              <MenuDialogs
                id={id}
                href={href}
                words={{
                  set: {
                    open: t('change'),
                    title: names[id],
                    submit: t('save'),
                    text: t('changeText'),
                  },
                  reset: {
                    open: t('reset'),
                    title: names[id],
                    submit: t('reset'),
                    text: usual ? t('resetText', { place: usual }) : t('resetHides'),
                  },
                  field: t('address'),
                  hint: t('addressHint'),
                }}
                shared={shared}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
