import { useDebounce, useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { EmailPreview } from '../../messaging/mail/preview-email'

export const templateUid = 'api::email-template.email-template'

export const issueUid = 'api::newsletter-issue.newsletter-issue'

const pauseMs = 300
const firstLocale = 'hu'

type Query = { plugins?: { i18n?: { locale?: string } } }
type Values = Readonly<Record<string, unknown>>

/** The entry of a form: an e-mail, or an issue of the newsletter. */
export type Edited = { model: string; documentId?: string | undefined }

/** The e-mail of the open form, and its locale. */
export function useOpenEmail({ model, documentId }: Edited) {
  const [{ query }] = useQueryParams<Query>()
  const isIssue = model === issueUid
  return { documentId, isIssue, locale: query.plugins?.i18n?.locale ?? firstLocale }
}

/** The current form values, saved or not, for calls about the e-mail. */
export function useEmailDraft(edited: Edited): string {
  const values = useForm('useEmailDraft', (state) => state.values as Values)
  const { subject, body } = values
  return JSON.stringify({ ...useOpenEmail(edited), subject, body })
}

/** Preview of the unsaved e-mail, a moment after each change; 'failed' if the call failed. */
export function useEmailPreview(typed: string): EmailPreview | 'failed' | undefined {
  const { post } = useFetchClient()
  const settled = useDebounce(typed, pauseMs)
  const [preview, setPreview] = useState<EmailPreview | 'failed'>()
  useEffect(() => {
    let isOld = false
    post<EmailPreview>('/editing/letters/preview', JSON.parse(settled)).then(
      ({ data }) => isOld || setPreview(data),
      () => isOld || setPreview('failed'),
    )
    return () => {
      isOld = true
    }
  }, [post, settled])
  return preview
}
