import { Typography } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import { listHints } from './list-hints'
import { shownLanguage } from './shown-language'

/** Above the list of a type with a fixed set of entries: explains why none can be added. */
export function OneOfEach() {
  const { slug = '' } = useParams()
  const hint = listHints[slug]?.[shownLanguage()]
  return hint ? (
    <Typography variant="pi" textColor="neutral600">
      {hint}
    </Typography>
  ) : null
}
