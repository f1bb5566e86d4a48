import type { Metadata } from 'next'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { firstQuestions } from '@/features/personality/first-questions'
import { personalityWords } from '@/features/personality/profile/words'
import { getTestQuestions } from '@/features/personality/test-questions'
import { shareWords } from '@/features/results/share/words'
import { takeAlongWords } from '@/features/results/take-along/words'
import { metadataOf } from '@/server/link-preview/metadata'
import { getPreview } from '@/server/preview/get-preview'
import { dateFieldWords } from '@/ui/date-field/words'
import { formWords, savingWords } from '@/ui/form/words'
import { Notice } from '@/ui/notice/notice'
import { PageData } from '@/ui/structured-data/structured-data'
import { Introduction } from './_components/introduction'
import styles from './_components/page.module.css'
import { PersonalityTest } from './_components/personality-test'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  const t = translations('personality')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('personalityTest'))
}

/** The personality test: the questions come with the page, the rest runs in the browser. */
export default async function Page({ params }: Props) {
  const t = translations('personality')
  const audience = await readAudience(params)
  const questions = await getTestQuestions()
  const here = linkTo('personalityTest')
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t('metaTitle')} path={here} />
      <h1>{t('title')}</h1>
      <PersonalityTest
        questions={questions}
        words={personalityWords()}
        // An editor's preview has no user.
        isMember={audience !== 'visitor' && !(await getPreview())}
        callWords={{
          save: savingWords({
            submit: t('save.retry'),
            login: {
              text: translations('form')('login'),
              href: linkTo('login', { redirectUrl: here }),
            },
          }),
          chart: formWords({ submit: t('compare.submit'), saveFailed: t('compare.failed') }),
        }}
        takeAlong={takeAlongWords()}
        share={shareWords()}
        date={{ words: dateFieldWords() }}
        links={{
          register: linkTo('login', { tab: 'register', redirectUrl: here }),
          login: linkTo('login', { redirectUrl: here }),
        }}
      >
        <Introduction count={firstQuestions(questions).length} />
      </PersonalityTest>
      <Notice>{t('result.notice')}</Notice>
    </div>
  )
}
