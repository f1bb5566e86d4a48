import type { AdminShortLink } from '@krono/contract'
import { translations, wordsOf } from '@/base/words/translations'
import { localMinuteOf } from '@/features/back-office/local-minute'
import { savingWords } from '@/ui/form/words'
import { ShortLinkForm } from './short-link-form'

type Props = { link?: AdminShortLink; list: string }

/** The form of a short link with its texts: of an existing or a new one. */
export function ShortLinkFormOf({ link, list }: Props) {
  const t = translations('admin.links.short')
  const known = link && {
    id: link.id,
    updatedAt: link.updatedAt,
    target: link.target,
    source: link.source,
    medium: link.medium,
    campaign: link.campaign,
    term: link.term,
    content: link.content,
    ...(link.validUntil && { validUntil: localMinuteOf(link.validUntil) }),
  }
  return (
    <ShortLinkForm
      words={{
        ...wordsOf('admin.links.short', [
          'name',
          'nameHint',
          'target',
          'targetHint',
          'validUntil',
          'validUntilHint',
          'parameters',
        ]),
        optional: translations('form')('optional'),
        form: savingWords({ submit: t(link ? 'save' : 'make') }),
      }}
      list={list}
      {...(known && { known })}
    />
  )
}
