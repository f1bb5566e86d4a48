import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::registration-form.registration-form')
