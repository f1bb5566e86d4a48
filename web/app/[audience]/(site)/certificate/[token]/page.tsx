import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo, linkToCourse } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from '@/features/certificates/certificate.module.css'
import { PlateSwitch } from '@/features/certificates/plate-switch'
import { getCertificate } from '@/server/cms/get-certificate'
import { buttonClass } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { savingWords } from '@/ui/form/words'
import { Mark } from '@/ui/page/mark'

type Props = { params: Promise<{ token: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await getCertificate((await params).token)
  return {
    title: certificate?.course.title ?? translations('certificates')('kicker'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** What a certificate proves, for everybody with its address: the name, the course and the day; nothing else. */
export default async function CertificatePage({ params }: Props) {
  const certificate = await getCertificate((await params).token)
  if (!certificate) notFound()
  const { token, name, course, lessons, minutes, issuedAt, revokedAt, isMine, plateDate } =
    certificate
  const t = translations('certificates')
  return (
    <div className={styles.page}>
      <article className={styles.sheet} aria-labelledby="holder">
        <p className={styles.kicker}>
          <Mark size={28} /> {t('kicker')}
        </p>
        <h1 id="holder">
          <bdi>{name}</bdi>
        </h1>
        <p>{t('sentence')}</p>
        <p className={styles.course}>
          {course.slug ? <a href={linkToCourse(course.slug)}>{course.title}</a> : course.title}
        </p>
        <p className={styles.facts}>{t('facts', { lessons, minutes })}</p>
        <p className={styles.facts}>{t('issued', { date: formatLongDateOf(issuedAt) })}</p>
        <p role="status" className={revokedAt ? styles.revoked : styles.valid}>
          {revokedAt ? t('revoked', { date: formatLongDateOf(revokedAt) }) : t('valid')}
        </p>
      </article>
      {isMine && !revokedAt && (
        <section className={styles.own} aria-label={t('yours')}>
          <p className={styles.ways}>
            <a className={buttonClass()} href={`/api/certificate/${token}/pdf`}>
              {t('download')}
            </a>
            <ButtonLink look="quiet" href={linkTo('myCourses')}>
              {t('back')}
            </ButtonLink>
          </p>
          <p>{t('share')}</p>
          <PlateSwitch
            name={name}
            course={certificate.courseId}
            hasPlate={plateDate !== null}
            label={t('plate')}
            hint={t('plateHint')}
            words={savingWords({ submit: t('plate') })}
          />
        </section>
      )}
    </div>
  )
}
