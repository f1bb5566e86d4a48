import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { ShortLinkFormOf } from './short-link-form-of'

/** The form of a new short link, below its heading. */
export const NewShortLink = ({ list }: { list: string }) => (
  <Disclosure summary={translations('admin.links.short')('new')}>
    <ShortLinkFormOf list={list} />
  </Disclosure>
)
