import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { TextCell as Cell } from '../../analysis/analysis-texts/text-overview'
import { dayIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { addressOf } from '../search/listed-entry'
import { listedWords } from '../search/listed-words'
import { textsWords } from './texts-words'

const uid = 'api::interpretation-text.interpretation-text'

type Props = { cell: Cell; locale: string; name?: string }

/** One text in one language: its title links to its form; below it, the locales that lack it. */
export function TextCell({ cell, locale, name }: Props) {
  const words = wordsOf(textsWords)
  const { states, locales } = wordsOf(listedWords)
  const versions = Object.entries(cell.versions)
  const version = versions.find(([code]) => code === locale)?.[1]
  const namesOf = (lacking: typeof versions) =>
    lacking.map(([code]) => locales[code] ?? code).join(', ')
  const missing = versions.filter(([, one]) => one === null)
  const withoutLong = versions.filter(([, one]) => one?.lacksLong)
  const { documentId } = cell
  const title = version?.title ?? words.notWritten
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      {name && <Typography variant="pi">{name}</Typography>}
      {documentId ? (
        <Link tag={NavLink} to={addressOf({ uid, documentId, locale })}>
          {title}
        </Link>
      ) : (
        <Typography textColor="danger600">{title}</Typography>
      )}
      {version && version.state !== 'live' && (
        <Typography variant="pi">{states[version.state]}</Typography>
      )}
      {missing.length > 0 && (
        <Typography variant="pi" textColor="danger600">
          {words.missingIn(namesOf(missing))}
        </Typography>
      )}
      {withoutLong.length > 0 && (
        <Typography variant="pi" textColor="danger600">
          {words.noLongIn(namesOf(withoutLong))}
        </Typography>
      )}
      {documentId && version && cell.isShown && (
        <Link tag={NavLink} to={previewOf(documentId, locale)}>
          <Typography variant="pi" textColor="primary600">
            {cell.date ? words.look(dayIn(shownLocale(), cell.date)) : words.lookAtPage}
          </Typography>
        </Link>
      )}
    </Flex>
  )
}

const previewOf = (documentId: string, locale: string) =>
  `/content-manager/collection-types/${uid}/${documentId}/preview?plugins[i18n][locale]=${locale}&status=draft`
