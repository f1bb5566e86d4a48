import type { Metadata } from 'next'
import { dateFieldWords } from '@/components/date-field/words'
import { formWords, savingWords } from '@/components/form/words'
import { personalityWords } from '@/components/personality/words'
import { PageData } from '@/components/structured-data/structured-data'
import { takeAlongWords } from '@/components/take-along/words'
import { Notice } from '@/components/ui/notice'
import { translations } from '@/i18n/translations'
import { type AudienceParams, readAudience } from '@/lib/audience-params'
import { getTestQuestions } from '@/lib/cms/test-questions'
import { dateOrder, locale } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'
import { firstQuestions } from '@/lib/personality/first-questions'
import { getPreview } from '@/lib/preview/get-preview'
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

/** The personality test: the questions come with the page, everything else happens in the browser. */
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
        // An editor's preview knows nobody.
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
        date={{ words: dateFieldWords(), order: dateOrder, locale }}
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
