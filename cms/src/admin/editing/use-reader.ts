import {
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocumentLayout as useDocumentLayout,
} from '@strapi/strapi/admin'
import type { Shown } from '../../publishing/versions/shown-in'
import { nameIn } from '../names'
import { languageOf } from '../shown-language'
import type { Attribute, Reader } from './readable'
import { wordsOf } from './words-of'

type Attributes = Readonly<Record<string, Attribute>>

/** Labels of the form's fields and components, and how to read their values. */
export function useReader() {
  const { model, components, contentType } = useContentManagerContext()
  const { edit } = useDocumentLayout(model)
  const language = document.documentElement.lang
  const attributesOf = (component: string) =>
    (components[component]?.attributes ?? {}) as unknown as Attributes
  const reader = (shown: Shown): Reader => ({
    language,
    words: wordsOf(language).values,
    shown,
    attributesOf,
    labelOf: (component, field) =>
      edit.components[component]?.layout.flat().find(({ name }) => name === field)?.label ?? field,
    nameOf: (component) =>
      nameIn(languageOf(language), edit.components[component]?.settings.displayName ?? component),
  })
  return {
    language,
    attributes: (contentType?.attributes ?? {}) as unknown as Attributes,
    attributesOf,
    labelOf: (field: string) => edit.metadatas[field]?.label ?? field,
    reader,
  }
}
