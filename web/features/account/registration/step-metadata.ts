import type { Metadata } from 'next'
import { type FormPage, findForm } from './find-form'

/** What follows a landing page is no search result of its own. */
export async function stepMetadata(page: FormPage): Promise<Metadata> {
  const { title } = await findForm(page)
  return { title, robots: { index: false, follow: true } }
}
