import { TestProfile } from '@/components/personality/test-profile'
import { Notice } from '@/components/ui/notice'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import type { Answer } from '@/lib/personality/question'
import { titleOf } from './title-of'
import type { SharedViewProps } from './views'

/** The profile of somebody's personality test. */
export function SharedTest({ shared }: SharedViewProps) {
  const t = translations()
  const { answers = [] }: { answers?: Answer[] } = shared.result
  return (
    <>
      <PageHead title={<bdi>{titleOf(shared)}</bdi>} lead={t('shared.testLead')} />
      <TestProfile answers={answers} />
      <Notice>{t('personality.result.notice')}</Notice>
    </>
  )
}
