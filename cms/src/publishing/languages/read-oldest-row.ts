import type { Core } from '@strapi/strapi'

/**
 * The i18n plugin compares a save with any one row of the document, to detect a change of a field shared by all
 * locales. SQLite returns the oldest row, a draft; PostgreSQL any row, also a published one, and then restoring a
 * picture does not reach the other locales. This orders by id on both.
 */
export function readOldestRow({ db }: Core.Strapi) {
  db.lifecycles.subscribe({
    beforeFindOne({ params }) {
      const { where = {}, orderBy } = params
      const isOfDocument = Object.keys(where).join() === 'documentId'
      if (isOfDocument && !orderBy) params.orderBy = { id: 'asc' }
    },
  })
}
