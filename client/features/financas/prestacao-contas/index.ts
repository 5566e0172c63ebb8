export { prestacaoContasUrls } from './urls'
