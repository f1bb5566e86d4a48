import { notFound } from 'next/navigation'
import { getRegistrationForm } from '@/server/cms/registration-forms'

/** Params of every page of a landing form. */
export type FormParams = Promise<{ audience: string; id: string }>

/** The form of an address; one that editors did not publish is a 404. */
export async function findForm(params: FormParams) {
  const { id } = await params
  return (await getRegistrationForm(decodeURIComponent(id))) ?? notFound()
}
