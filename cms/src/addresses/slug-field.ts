/** The end of an address: text to the database, and in the panel a field that its title fills (src/admin/slug-input). */
export const slugField = { name: 'slug', type: 'string' } as const
