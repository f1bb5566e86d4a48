import { factories } from '@strapi/strapi'

// Read only: content is written in the editors' panel.
export default factories.createCoreRouter('api::ebook.ebook', {
  only: ['find', 'findOne'],
})
