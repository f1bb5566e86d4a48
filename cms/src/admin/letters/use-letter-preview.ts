import { useDebounce, useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { LetterPreview } from '../../mail/preview-letter'

export const letterUid = 'api::email-template.email-template'

export const issueUid = 'api::newsletter-issue.newsletter-issue'

const pauseMs = 300
const firstLocale = 'hu'

type Query = { plugins?: { i18n?: { locale?: string } } }
type Values = Readonly<Record<string, unknown>>

/** Which letter a form is about, and in which language. */
export function useWhichLetter(documentId: string | undefined) {
  const [{ query }] = useQueryParams<Query>()
  return { documentId, locale: query.plugins?.i18n?.locale ?? firstLocale }
}

/** What the calls about a letter are told: the form as it stands, saved or not. */
export function useTypedLetter(documentId: string | undefined): string {
  const values = useForm('useTypedLetter', (state) => state.values as Values)
  const { subject, body, group, formId } = values
  return JSON.stringify({ ...useWhichLetter(documentId), subject, body, group, formId })
}

/** How the letter looks that is being typed, a moment after each change; 'failed' when that could not be told. */
export function useLetterPreview(typed: string): LetterPreview | 'failed' | undefined {
  const { post } = useFetchClient()
  const settled = useDebounce(typed, pauseMs)
  const [preview, setPreview] = useState<LetterPreview | 'failed'>()
  useEffect(() => {
    let isOld = false
    post<LetterPreview>('/editing/letters/preview', JSON.parse(settled)).then(
      ({ data }) => isOld || setPreview(data),
      () => isOld || setPreview('failed'),
    )
    return () => {
      isOld = true
    }
  }, [post, settled])
  return preview
}
