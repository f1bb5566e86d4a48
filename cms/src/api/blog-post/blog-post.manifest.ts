import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './blog-post.editor'

export const blogPost = {
  uid: 'api::blog-post.blog-post',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Blogbejegyzés', eng: 'Blog post', rus: 'Запись блога' },
    unique: 'slug',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    search: {
      kind: 'post',
      title: 'title',
      texts: ['lead', 'content', 'author'],
      audience: 'everybody',
    },
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
