import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { firstValue, type SearchParams, valuesOf } from '@/base/routing/search-params'
import { fullNameOf } from '@/base/text/full-name'
import { translations, wordsOf } from '@/base/words/translations'
import styles from '@/features/certificates/certificate.module.css'
import { IssueForm } from '@/features/certificates/issue-form'
import { getPreview } from '@/server/preview/get-preview'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { savingWords } from '@/ui/form/words'
import { PageHead } from '@/ui/page/page-head'

type Props = { searchParams: SearchParams }

export const generateMetadata = (): Metadata => ({
  title: translations('certificates')('kicker'),
  robots: { index: false, follow: false },
})

/** The name on a new certificate, and whether the holder's chart is on it (`?course=`). */
export default async function NewCertificate({ searchParams }: Props) {
  const t = translations('certificates')
  const query = valuesOf(await searchParams)
  if (await getPreview()) return <PageHead title={t('new')} lead={t('inPreview')} />
  const user = await requireUser('newCertificate', query)
  const courses = (await askAsUser({ endpoint: 'myCourses' }))?.courses ?? []
  const course = courses.find(({ id }) => id === firstValue(query.course))
  if (!course?.isComplete) notFound()
  return (
    <div className={styles.page}>
      <PageHead title={t('new')} lead={t('newLead', { course: course.title })} />
      <IssueForm
        course={course.id}
        name={fullNameOf(user)}
        hasDate={user.birthDate !== null}
        words={{
          name: t('name'),
          nameHint: t('nameHint'),
          unprintable: wordsOf('certificates').unprintable,
          plate: t('plate'),
          plateHint: t('plateHint'),
        }}
        form={savingWords({ submit: t('take') })}
      />
    </div>
  )
}
