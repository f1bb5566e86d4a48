import type { Metadata } from 'next'
import { type FormParams, findForm } from './find-form'

/** What follows a landing page is no search result of its own. */
export async function stepMetadata(params: FormParams): Promise<Metadata> {
  const { title } = await findForm(params)
  return { title, robots: { index: false, follow: true } }
}
