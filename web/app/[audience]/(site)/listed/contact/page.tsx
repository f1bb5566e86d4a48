import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { Contact } from '@/features/contact/contact'
import { legalMetadata } from '@/features/legal/legal-page'
import { contactMessage } from '@/server/contact/sent-message'
import { ButtonLink } from '@/ui/button/button-link'

/** The result of one person's form: noindex. */
export const generateMetadata = async () => ({
  ...(await legalMetadata('contact')),
  robots: { index: false, follow: true },
})

/** Result of a contact form sent without JavaScript: the confirmation, or the form with the submitted values. */
export default async function SentContact({ searchParams }: { searchParams: SearchParams }) {
  const t = translations('contact')
  const refused = firstValue((await searchParams).sent) ? undefined : await contactMessage.read()
  if (refused) {
    return (
      <AccountFrame title={t('failedTitle')} lead={t('failedLead')}>
        <Contact refused={refused} />
      </AccountFrame>
    )
  }
  return firstValue((await searchParams).sent) ? (
    <AccountFrame title={t('sentTitle')} lead={t('done')}>
      <ButtonLink look="quiet" href={linkTo('home')}>
        {t('back')}
      </ButtonLink>
    </AccountFrame>
  ) : (
    // The result was shown before, or belongs to another browser.
    <AccountFrame title={t('title')} lead={t('messageHint')}>
      <Contact />
    </AccountFrame>
  )
}
