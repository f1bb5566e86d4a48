import type { ReactNode } from 'react'
import { adminMenuFor } from '@/base/routing/admin-menu'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { FindHost } from '@/features/back-office/find/find-host'
import { findWords } from '@/features/back-office/find/find-words'
import { adminRole } from '@/features/back-office/rights/may'
import { Rail } from './rail'
import { railCounts } from './rail-counts'
import styles from './shell.module.css'

/** The frame of every back office page: the rail at the side, a sheet on small screens; no banner, no footer. */
export async function AdminShell({ children }: { children: ReactNode }) {
  const t = translations('adminMenu')
  const words = translations('admin.shell')
  const counts = await railCounts()
  const role = await adminRole()
  const groups = adminMenuFor(role).map(({ group, routes }) => ({
    title: t(`groups.${group}`),
    items: routes.map((route) => ({
      href: linkTo(route),
      text: t(`items.${route}`),
      count: counts[route],
    })),
  }))
  return (
    <div className={styles.shell}>
      <FindHost words={findWords(role)}>
        <Rail
          brand={env.PRODUCT_NAME}
          groups={groups}
          words={{
            menu: words('menu'),
            open: words('open'),
            close: words('close'),
            site: words('site'),
          }}
        />
        <main id="content" className={styles.content}>
          {children}
        </main>
      </FindHost>
    </div>
  )
}
