import { perfis } from '../../../../schema/rules/perfis.js'
import type { Action } from '../../../kernel/access/actions.js'
import { administrators, readers, stewards, workers } from '../../../kernel/access/sets.js'

export const usuarioActions = {
  'usuario.ler': readers,
  // by name, where a person is added to something; whoever may add people has it too (`acrescentaPessoas`)
  'usuario.escolher': readers,
  'usuario.lerEmail': readers,
  // of the personal data only the telephone: what the leader of a group needs
  'usuario.lerTelefone': workers,
  'usuario.lerDadosPessoais': workers,
  'usuario.escrever': stewards,
  'usuario.exportar': workers,
  'usuario.importar': stewards,
  'usuario.alterarPerfil': { bySession: administrators },
  // of one church; the platform reads its data by other means
  'usuario.verComo': { bySession: [perfis.administrator] },
} as const

/** Whoever may do one of these adds people to something, and so picks them by name. */
export const acrescentaPessoas: readonly Action[] = [
  'usuario.ler',
  'usuario.escrever',
  'funcao.escrever',
  'departamento.escrever',
  'evento.escrever',
  'missao.escrever',
  'reserva.escrever',
  'celula.escrever',
  'encontro.escrever',
  'classeEBD.escrever',
  'aulaEBD.escrever',
  'membroGrupoLouvor.escrever',
  'grupoLouvor.criar',
  'grupoLouvor.editar',
  'escalaCulto.escrever',
  'indisponibilidade.escrever',
  'culto.escrever',
  'presencaCulto.registrar',
  'reuniaoLideranca.criar',
  'reuniaoLideranca.editar',
  'visitaPastoral.escrever',
  'batismo.criar',
  'dizimo.escrever',
  'doacao.escrever',
  'contaPagar.escrever',
  'contaReceber.escrever',
  'recibo.escrever',
  'pixRecebido.escrever',
  'movimentoBancario.escrever',
  'prestacaoContas.escrever',
  'contagem.escrever',
]

/** Access areas without groups whose actions are limited to the people in the groups that somebody leads. */
export const areasOfPeople = ['contatos', 'dadosPessoais']

type OwnActions = typeof usuarioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
