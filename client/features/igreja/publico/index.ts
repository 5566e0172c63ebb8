export { type Oferta, type Plano, precoMensal, useOferta } from './oferta'
export { PublicFooter, PublicHeader } from './public-header'
export { PublicPage } from './public-page'
export { send } from './send'
