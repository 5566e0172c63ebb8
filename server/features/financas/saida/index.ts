import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { searchEntries } from '../lancamento/index.js'
import { campoNumero } from '../numero/index.js'
import { saidas } from './livro.js'
import { saidaActions } from './saida.actions.js'
import { saidaEdges } from './saida.edges.js'
import { Saida } from './saida.entity.js'
import { SaidaPageResolver, SaidaResolver } from './saida.resolver.js'
import { saidaRoutes } from './saida.rest.js'
import { Saida as SaidaType } from './saida.type.js'
import { lerSaida, listarSaidas, restaurarSaida } from './saida.usecases.js'

/** For features whose records create expenses, in their own transaction. */
export const {
  lancar: lancarSaida,
  lancarTodas: lancarSaidas,
  alterar: alterarSaida,
  retirar: retirarSaida,
  criar: digitarSaida,
  mover: moverSaida,
  excluir: excluirSaidaDigitada,
} = saidas

export { categoriasSaida } from './saida.input.js'
export { listarSaidas } from './saida.usecases.js'
export { SaidaType }

export const saidaFeature: Feature = {
  name: 'saida',
  actions: saidaActions,
  areas: inArea('tesouraria', saidaActions),
  label: 'Saída',
  labels: 'Saídas',
  gender: 'f',
  table: 'saida',
  bin: { titulo: 'r.descricao', restaurar: restaurarSaida },
  record: { type: 'Saida', list: listarSaidas, read: lerSaida },
  entities: [Saida],
  resolvers: [SaidaResolver, SaidaPageResolver, campoNumero(SaidaType, 'saida'), ...saidaEdges],
  routes: saidaRoutes,
  search: searchEntries('saida'),
}
