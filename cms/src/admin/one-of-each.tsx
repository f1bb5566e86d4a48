import { Typography } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import { manifests } from '../platform/manifests/manifests'
import { shownLanguage } from './shown-language'

/** Above the list of a type with a fixed set of entries: explains why none can be added. */
export function OneOfEach() {
  const { slug } = useParams()
  const hint = manifests.find(({ uid }) => uid === slug)?.editing?.listHint?.[shownLanguage()]
  return hint ? (
    <Typography variant="pi" textColor="neutral600">
      {hint}
    </Typography>
  ) : null
}
