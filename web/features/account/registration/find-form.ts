import { notFound } from 'next/navigation'
import { type FormRoute, linkToForm } from '@/base/routing/links'
import { followMoved } from '@/server/cms/addresses'
import { getRegistrationForm } from '@/server/cms/registration-forms'

/** Params of every page of a landing form. */
export type FormParams = Promise<{ audience: string; id: string }>

/** A page of a landing form: its params and its route. */
export type FormPage = { params: FormParams; route: FormRoute }

/** The form of an address. Redirects when the form has a newer address; 404 when it is not published. */
export async function findForm({ params, route }: FormPage) {
  const id = decodeURIComponent((await params).id)
  const form = await getRegistrationForm(id)
  if (!form) await followMoved('registration-form', id, (name) => linkToForm(route, name))
  return form ?? notFound()
}
