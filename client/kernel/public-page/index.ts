export { Moved } from './moved'
export { PublicPage } from './public-page'
