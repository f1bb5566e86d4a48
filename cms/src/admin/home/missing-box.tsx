import { Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { Missing } from '../../panel/to-do/list-missing'
import { wordsOf } from '../our-words'
import { listedWords } from '../search/listed-words'
import { Box } from './box'
import { EntryList } from './entry-list'
import { toDoWords } from './to-do-words'

const isEmpty = ({ texts, entries, pictures }: Missing) =>
  Object.values(texts).every((count) => count === 0) && entries.total === 0 && !pictures

/** Missing content. */
export default function MissingBox() {
  const words = wordsOf(toDoWords)
  const { locales } = wordsOf(listedWords)
  return (
    <Box<Missing> address="/editing/to-do/missing" isEmpty={isEmpty} nothing={words.nothingMissing}>
      {({ texts, entries, pictures }) => (
        <>
          {Object.entries(texts).map(
            ([locale, count]) =>
              count > 0 && (
                <Link key={locale} tag={NavLink} to={`/texts?locale=${locale}&missing=1`}>
                  {words.lacksTexts(locales[locale] ?? locale, count)}
                </Link>
              ),
          )}
          {Boolean(pictures) && (
            <Link tag={NavLink} to="/plugins/upload">
              {words.silentPictures(pictures ?? 0)}
            </Link>
          )}
          {entries.total > 0 && <Typography>{words.lacksEntries(entries.total)}</Typography>}
          <EntryList {...entries} />
        </>
      )}
    </Box>
  )
}
