import { groups } from './sections'

/** The visible groups: for a user without a name "account" is left out, because the name is asked for above. */
export const shownGroups = (hasName: boolean) =>
  groups.map(({ id, sections }) => ({
    id,
    sections: sections.filter((section) => hasName || section.id !== 'account'),
  }))

export type ShownGroup = ReturnType<typeof shownGroups>[number]
