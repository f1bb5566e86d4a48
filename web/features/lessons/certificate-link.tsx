import type { LearnerCourse } from '@krono/contract'
import { linkTo, linkToSecret } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'

type CertificateLinkProps = {
  course: Pick<LearnerCourse, 'id' | 'isComplete' | 'certificate'>
  look: 'quiet' | undefined
}

/** To the certificate of a course, or of a complete course without one to the page that issues it; else nothing. */
export function CertificateLink({ course, look }: CertificateLinkProps) {
  const { id, isComplete, certificate } = course
  const t = translations('myCourses')
  if (certificate) {
    return (
      <ButtonLink look="quiet" href={linkToSecret('certificate', certificate.token)}>
        {t('certificate')}
      </ButtonLink>
    )
  }
  return isComplete ? (
    <ButtonLink look={look} href={`${linkTo('newCertificate')}?course=${id}`}>
      {t('takeCertificate')}
    </ButtonLink>
  ) : null
}
