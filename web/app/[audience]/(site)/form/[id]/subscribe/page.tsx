import type { Metadata } from 'next'
import type { FormParams } from '@/components/registration/find-form'
import { stepMetadata } from '@/components/registration/step-metadata'
import { Subscribe } from '@/components/registration/subscribe'

type Props = { params: FormParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return stepMetadata(params)
}

export default function FormSubscribe({ params }: Props) {
  return <Subscribe params={params} route="formSubscribe" />
}
