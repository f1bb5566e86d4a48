import type { Metadata } from 'next'
import { readAudience } from '@/base/routing/audience-params'
import { translations } from '@/base/words/translations'
import { AlreadyMember } from '@/features/account/registration/already-member'
import { type FormParams, findForm } from '@/features/account/registration/find-form'
import { Landing } from '@/features/account/registration/landing'
import { SecondStep } from '@/features/account/registration/second-step'
import { stepMetadata } from '@/features/account/registration/step-metadata'

type Props = { params: FormParams }

// Rendered per request: pages with a password field allow scripts only by nonce.
export const dynamic = 'force-dynamic'

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return stepMetadata({ params, route: 'register' })
}

/** The second step of the registration: the required data besides name and e-mail address (spec §5). */
export default async function RegisterPage({ params }: Props) {
  const form = await findForm({ params, route: 'register' })
  const isVisitor = (await readAudience(params)) === 'visitor'
  return (
    <Landing form={form} step={2} lead={translations('registration')('second.lead')}>
      {isVisitor ? <SecondStep form={form} /> : <AlreadyMember formId={form.formId} />}
    </Landing>
  )
}
