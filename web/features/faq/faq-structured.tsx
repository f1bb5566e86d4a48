import { linkToAnswer } from '@/base/routing/links'
import { locale } from '@/base/text/language'
import { env } from '@/env'
import type { FaqEntry } from '@/server/cms/faq'
import { Graph } from '@/ui/structured-data/structured-data'
import { faqData } from './faq-data'

const addressOf = (path: string) => new URL(path, env.PUBLIC_URL).href

/** Structured data of the questions on a page for search engines. */
export function FaqStructured({ entries, path }: { entries: readonly FaqEntry[]; path: string }) {
  const urlOf = (slug: string) => addressOf(linkToAnswer(slug))
  return <Graph nodes={[faqData(entries, { url: addressOf(path), language: locale, urlOf })]} />
}
