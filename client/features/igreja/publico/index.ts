export { type Oferta, type Plano, precoMensal, useOferta } from './oferta'
export { PublicFooter, PublicHeader } from './public-header'
export { send } from './send'
