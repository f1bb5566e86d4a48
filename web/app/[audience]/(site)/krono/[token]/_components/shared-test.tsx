import { translations } from '@/base/words/translations'
import { TestProfile } from '@/features/personality/profile/test-profile'
import type { Answer } from '@/features/personality/question'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import { titleOf } from './title-of'
import type { SharedViewProps } from './view-props'

/** The profile of a shared personality test. */
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
