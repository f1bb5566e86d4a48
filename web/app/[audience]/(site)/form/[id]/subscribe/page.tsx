import type { Metadata } from 'next'
import type { FormParams } from '@/features/account/registration/find-form'
import { stepMetadata } from '@/features/account/registration/step-metadata'
import { Subscribe } from '@/features/account/registration/subscribe'

type Props = { params: FormParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return stepMetadata({ params, route: 'formSubscribe' })
}

export default function FormSubscribe({ params }: Props) {
  return <Subscribe params={params} route="formSubscribe" />
}
