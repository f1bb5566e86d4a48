/** What a post of the blog is about: the panel offers these, and readers narrow the list by them. */
export const blogCategories = [
  'self-knowledge',
  'relationships',
  'family-life',
  'work',
  'rest',
  'background',
] as const

export type BlogCategory = (typeof blogCategories)[number]
