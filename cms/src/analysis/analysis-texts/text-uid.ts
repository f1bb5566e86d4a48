export const textUid = 'api::interpretation-text.interpretation-text'
