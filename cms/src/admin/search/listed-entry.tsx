import { Badge, Flex, Link, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { Listed } from '../../analysis/text-search/find-texts'
import { nameIn } from '../names'
import { wordsOf } from '../our-words'
import { shownLanguage } from '../shown-language'
import { listedWords } from './listed-words'
import { typeName } from './type-name'

const singleTypes: readonly string[] = ['api::site-setting.site-setting']

/** Path of an entry's form. */
export function addressOf({
  uid,
  documentId,
  locale,
}: Pick<Listed, 'uid' | 'documentId' | 'locale'>) {
  const query = locale ? `?plugins[i18n][locale]=${locale}` : ''
  return singleTypes.includes(uid)
    ? `/content-manager/single-types/${uid}${query}`
    : `/content-manager/collection-types/${uid}/${documentId}${query}`
}

const colours = {
  draft: 'secondary',
  changed: 'alternative',
  timed: 'primary',
  live: 'success',
  over: 'neutral',
} as const

type Props = {
  entry: Listed
  /** Note beside its name: when, by whom. */
  note?: ReactNode
  children?: ReactNode
}

/** An entry in a list, linked to its form. */
export function ListedEntry({ entry, note, children }: Props) {
  const { uid, title, about, state, locale } = entry
  const words = wordsOf(listedWords)
  const kind = [typeName(uid), about, locale && words.locales[locale]].filter(Boolean).join(' · ')
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} tag="li">
      <Flex gap={2} wrap="wrap">
        <Link tag={NavLink} to={addressOf(entry)}>
          {nameIn(shownLanguage(), title) || typeName(uid)}
        </Link>
        <Badge textColor={`${colours[state]}700`} backgroundColor={`${colours[state]}100`}>
          {words.states[state]}
        </Badge>
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {kind}
        {note && <> · {note}</>}
      </Typography>
      {children}
    </Flex>
  )
}
