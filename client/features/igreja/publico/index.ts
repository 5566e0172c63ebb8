export { Lamp } from './lamp'
export { PublicPage } from './public-page'
