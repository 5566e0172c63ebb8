import { inArea, outside } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { codigoPixActions } from './codigo-pix.actions.js'
import { codigoPixEdges } from './codigo-pix.edges.js'
import { CodigoPix } from './codigo-pix.entity.js'
import { codigosRecebidos } from './codigo-pix.queries.js'
import { CodigoPixGeradoResolver, CodigoPixResolver } from './codigo-pix.resolver.js'
import { listCodigosPix, readCodigoPix } from './codigo-pix.usecases.js'

export { codigoDaPaginaInput } from '../../../../schema/rules/missoes/codigo-pix.input.js'
export { codigoOf, recebedor, type Target } from './codigo-pix.queries.js'
export {
  CodigoPix as CodigoPixType,
  CodigoPixGerado as CodigoPixGeradoType,
  GerarCodigoPixInput as GerarCodigoPixInputType,
} from './codigo-pix.type.js'
export { generatedCodigo, listCodigosPix, readFolhaPix, recebedorOf, targetOf } from './codigo-pix.usecases.js'
export { pageOf } from './pagina-ofertar.js'

export const codigoPixFeature: Feature = {
  name: 'codigoPix',
  actions: codigoPixActions,
  // giving is everybody's, and the key is the administrator's alone
  // a code says whose money a line of the bank's statement is
  areas: inArea('dizimos', codigoPixActions, {
    'codigoPix.gerar': outside,
    'codigoPix.mudarChave': outside,
    'codigoPix.publicar': outside,
  }),
  verbs: { gerar: 'ofertar por Pix', mudarChave: 'mudar a chave Pix', publicar: 'pôr a página de ofertas no ar' },
  label: 'Código Pix',
  labels: 'Códigos Pix',
  table: 'codigo_pix',
  record: { type: 'CodigoPix', list: listCodigosPix, read: readCodigoPix },
  // the bank's statement shows the txid of each payment
  bankMoney: { codes: codigosRecebidos },
  entities: [CodigoPix],
  resolvers: [CodigoPixResolver, CodigoPixGeradoResolver, ...codigoPixEdges],
}
