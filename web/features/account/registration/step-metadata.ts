import type { Metadata } from 'next'
import { type FormPage, findForm } from './find-form'

/** The pages that follow a landing page are not indexed. */
export async function stepMetadata(page: FormPage): Promise<Metadata> {
  const { title } = await findForm(page)
  return { title, robots: { index: false, follow: true } }
}
