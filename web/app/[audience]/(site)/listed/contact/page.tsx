import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { Contact } from '@/features/contact/contact'
import { legalMetadata } from '@/features/legal/legal-page'
import { contactMessage } from '@/server/contact/sent-message'
import { ButtonLink } from '@/ui/button/button-link'

/** What one person did is no answer of a search engine. */
export const generateMetadata = async () => ({
  ...(await legalMetadata('contact')),
  robots: { index: false, follow: true },
})

/** What comes once the contact form was sent without its script: that it has come, or the form as it was filled in. */
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
    // The answer was read before, or was never given here.
    <AccountFrame title={t('title')} lead={t('messageHint')}>
      <Contact />
    </AccountFrame>
  )
}
