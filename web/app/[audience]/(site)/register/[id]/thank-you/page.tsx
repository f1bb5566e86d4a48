import type { Metadata } from 'next'
import type { FormParams } from '@/components/registration/find-form'
import { stepMetadata } from '@/components/registration/step-metadata'
import { ThankYou } from '@/components/registration/thank-you'

type Props = { params: FormParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return stepMetadata(params)
}

export default function RegisterThanks({ params }: Props) {
  return <ThankYou params={params} />
}
