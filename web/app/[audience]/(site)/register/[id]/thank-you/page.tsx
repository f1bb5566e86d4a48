import type { Metadata } from 'next'
import type { FormParams } from '@/features/account/registration/find-form'
import { stepMetadata } from '@/features/account/registration/step-metadata'
import { ThankYou } from '@/features/account/registration/thank-you'

type Props = { params: FormParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return stepMetadata({ params, route: 'registerThanks' })
}

export default function RegisterThanks({ params }: Props) {
  return <ThankYou params={params} route="registerThanks" />
}
