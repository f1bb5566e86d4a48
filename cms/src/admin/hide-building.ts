import type { StrapiApp } from '@strapi/strapi/admin'

type Action = { type?: string }
type AddAction = (change: (actions: Action[]) => Action[]) => void

/** Hides the Content-Type Builder: content types are files of the repository and are not built in the panel. */
export function hideBuilderLink({ router }: StrapiApp) {
  const place = router.menu.findIndex(({ to }) => to === 'plugins/content-type-builder')
  if (place >= 0) router.menu.splice(place, 1)
}

/** Removes "Edit the model" from the menu of an entry. */
export function hideModelAction({ getPlugin }: StrapiApp) {
  const { addDocumentAction } = getPlugin('content-manager').apis
  if (!isAddAction(addDocumentAction)) return
  addDocumentAction((actions) => actions.filter(({ type }) => type !== 'edit-the-model'))
}

const isAddAction = (value: unknown): value is AddAction => typeof value === 'function'
