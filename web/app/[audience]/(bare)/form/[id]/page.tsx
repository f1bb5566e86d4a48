import type { Metadata } from 'next'
import { readAudience } from '@/base/routing/audience-params'
import { linkToForm } from '@/base/routing/links'
import { AlreadyMember } from '@/features/account/registration/already-member'
import { type FormParams, findForm } from '@/features/account/registration/find-form'
import { FirstStep } from '@/features/account/registration/first-step'
import { Landing } from '@/features/account/registration/landing'
import { metadataOf } from '@/server/link-preview/metadata'

type Props = { params: FormParams }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, lead: summary, seo, formId } = await findForm({ params, route: 'form' })
  return metadataOf({ title, summary, seo }, linkToForm('form', formId))
}

/** A landing page written by editors, with the first step of the registration. */
export default async function FormPage({ params }: Props) {
  const form = await findForm({ params, route: 'form' })
  const isVisitor = (await readAudience(params)) === 'visitor'
  return (
    <Landing form={form} step={1} lead={form.lead}>
      {isVisitor ? <FirstStep form={form} /> : <AlreadyMember formId={form.formId} />}
    </Landing>
  )
}
