import { factories } from '@strapi/strapi'

// Read only, and without what is private: the file, its captions and its transcript have calls of their own.
export default factories.createCoreRouter('api::film.film', {
  only: ['find', 'findOne'],
})
