import type { ReactNode } from 'react'
import { linkToTab, type WorksheetTab, worksheetTabs } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Tabs } from '@/ui/tabs/tabs'
import styles from './worksheet.module.css'

type WorksheetFrameProps = { current: WorksheetTab; children: ReactNode }

/** The worksheet's page: its tabs, and the content of the current one. */
export function WorksheetFrame({ current, children }: WorksheetFrameProps) {
  const t = translations('member')
  return (
    <div className={styles.page}>
      <Tabs
        label={t('tabs.label')}
        tabs={(Object.keys(worksheetTabs) as WorksheetTab[]).map((tab) => ({
          href: linkToTab(tab),
          label: t(`tabs.${tab}`),
          isCurrent: tab === current,
        }))}
      />
      {children}
    </div>
  )
}
