export { importacaoUrls } from './urls'
